import { z } from "zod";
import { environment } from "#server/settings/schema.ts";

const property = z.object({
  description: z.string(),
  default: z.union([z.string(), z.number()]).nullish().catch(null),
});
const shapes = z.object({
  required: z.array(z.string()).default([]),
  properties: z.record(z.string(), property),
});

/** docs/settings.md: name, default and description of each setting, from its schema. */
export function settingsDoc(): string {
  const schema = z.toJSONSchema(environment, { io: "input", unrepresentable: "any" });
  const { properties, required } = shapes.parse(schema);
  const rows = Object.entries(properties).map(([name, { description, default: value }]) => {
    const fallback = value === null || value === undefined || value === "" ? "" : `\`${value}\``;
    return `| \`${name}\` | ${required.includes(name) ? "required" : fallback} | ${description} |`;
  });
  return `# Settings

What differs by machine stands in the environment, what differs by brand in the file that \`BRANDS_FILE\` names. A start
with wrong settings names every fault of both at once and exits with status 78. An empty value counts as absent; a
missing optional one hides its element, and nothing is made up in its place.

Written from \`server/settings/settings.ts\` by \`npm run docs\`.

| Name | Default | Meaning |
| ---- | ------- | ------- |
${rows.join("\n")}
`;
}
