type DataLayerProps = { values: Readonly<Record<string, string | number>> };

/**
 * A block of data that a tag of the carrier may read and that no browser runs. Names in it come from
 * outside; "<" is escaped, so that none of them can end the block.
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
