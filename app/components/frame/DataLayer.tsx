type DataLayerProps = { values: Readonly<Record<string, string | number>> };

/**
 * A block of data for the carrier's tag, which browsers do not run. Its names come from outside, so
 * that "<" is escaped: none of them can end the block.
 */
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
