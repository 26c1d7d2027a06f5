import { asSent } from "#app/components/ui/text/AsSent.tsx";
import { Sentence } from "#app/components/ui/text/Sentence.tsx";

/** A provider's name, with the title behind it. It has no words, which each page brings along. */
export const ProviderName = ({ name, title }: { name: string; title: string | null }) => (
  <>
    <bdi>{name}</bdi>
    {title !== null && <Sentence parts={[", ", asSent(title)]} />}
  </>
);
