import { LetterSheet } from "#app/components/ui/surfaces/LetterSheet.tsx";
import { Table } from "#app/components/ui/figures/Table.tsx";
import { DefinitionList } from "#app/components/ui/text/DefinitionList.tsx";
import type { ProofLetter } from "./write-letter.ts";

const PERSON: string = "person";

type ProofSheetProps = {
  letter: ProofLetter;
  /** Made by the form: it takes the focus. */
  isMade: boolean;
  /** Staff only look at it. */
  isPrinted: boolean;
};

/** The letter that proves coverage, in each of its languages, on one sheet of paper. */
export function ProofSheet({ letter, isMade, isPrinted }: ProofSheetProps) {
  const { sender, phone, parts, size } = letter;
  return (
    <LetterSheet size={size} labelledBy="proof-0" takesFocus={isMade} isPrinted={isPrinted}>
      <p className="letter__lines">{[...sender, ...(phone === null ? [] : [phone])].join("\n")}</p>
      {parts.map((part, at) => (
        <div key={part.lang} className="letter__part" lang={part.lang}>
          <h2 id={`proof-${at}`}>{part.title}</h2>
          <p className="letter__to">{part.greeting}</p>
          <p>{part.found}</p>
          <DefinitionList items={part.facts} />
          <Table
            caption={part.title}
            columns={[
              { key: PERSON, label: part.person },
              ...part.columns.map(({ category, label }) => ({ key: category, label })),
            ]}
            kind="words"
            rows={part.rows.map((row) => ({
              key: row.suffix,
              cells: {
                [PERSON]: (
                  <span className="letter__period">
                    <span>{row.name}</span>
                    <small>{row.suffix}</small>
                  </span>
                ),
                ...Object.fromEntries(
                  part.columns.map(({ category }, column) => [
                    category,
                    <Periods key={category} of={row.cells[column] ?? []} />,
                  ]),
                ),
              },
            }))}
          />
          {part.ends.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ))}
    </LetterSheet>
  );
}

/** Nothing without periods: narrow tables leave such cells out. */
const Periods = ({ of }: { of: ProofLetter["parts"][number]["rows"][number]["cells"][number] }) =>
  of.length > 0 && (
    <span>
      {of.map(({ lines, plan }) => (
        <span key={lines[0]} className="letter__period">
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {plan !== null && <small>{plan}</small>}
        </span>
      ))}
    </span>
  );
