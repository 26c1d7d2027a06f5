#!/bin/sh
# build/member-dashboard: all that the image runs, made of what `npm run build` left, with NOTICE.md (licences) and
# sbom.cdx.json (packages, by the folder's name).
set -eu
vite build -c vite.image.config.ts
cp package.json package-lock.json build/member-dashboard
for language in en es; do
  cp -r "build/$language/client" "build/member-dashboard/build/$language"
done
cat build/en/server/NOTICE.md build/en/client/NOTICE.md >> build/member-dashboard/NOTICE.md

cd build/member-dashboard
# `npm sbom --omit dev` also omits what a package for production needs of a package for developers.
npm pkg delete devDependencies optionalDependencies scripts
npm prune --package-lock-only --ignore-scripts --offline --no-audit --no-fund --loglevel error
npm sbom --sbom-format cyclonedx --sbom-type application --package-lock-only > sbom.cdx.json
rm package-lock.json
