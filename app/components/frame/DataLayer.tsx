type DataLayerProps = { values: Readonly<Record<string, string | number>> };

/** Names come from outside: "<" is escaped, so that none can end the block. */
export function DataLayer({ values }: DataLayerProps) {
  const json = JSON.stringify(values).replaceAll("<", String.raw`\u003c`);
  return (
    <script
      type="application/json"
      id="data-layer"
      // oxlint-disable-next-line react/no-danger -- escaped above; React would write &quot; for quotes
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
