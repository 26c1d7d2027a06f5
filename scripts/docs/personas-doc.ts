import { createWorld } from "#server/sandbox/world/world.ts";
import { PASSWORD, personas } from "#server/sandbox/personas/personas.ts";

/** docs/personas.md: user name, name, host and purpose of each persona of the sandbox. */
export function personasDoc(): string {
  const world = createWorld(() => new Date());
  const rows = personas.map(({ username, host, shows, family, suffix }) => {
    const { key, firstName } = world.getMember(family, suffix);
    return `| \`${username}\` | ${firstName} | ${host} | \`${key}\` | ${shows} |`;
  });
  return `# Personas

Who can sign in to the demo (\`npm run demo\`, port 3000) and in tests. The password of each is \`${PASSWORD}\`. All people
are invented. The member key is who they are to the gateway, for an identity provider of your own. Members of other
families, and how to register, are in [the sandbox](../server/sandbox/README.md).

Written from \`server/sandbox/personas/personas.ts\` by \`npm run docs\`.

| Log-in | First name | Host | Member key | What it shows |
| ------ | ---------- | ---- | ---------- | ------------- |
${rows.join("\n")}
`;
}
