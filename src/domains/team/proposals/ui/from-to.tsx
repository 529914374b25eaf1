import { Definition, DefinitionList } from '#browser/kit/display/definition-list.tsx'

/** What is and what it should be, to be compared with what the person sent. */
export const FromTo = ({ from, to }: { from: string; to: string }) => (
  <DefinitionList>
    <Definition name="Hoje">
      <span className="wrap-anywhere">{from}</span>
    </Definition>
    <Definition name="Passa a ser">
      <span className="wrap-anywhere font-semibold">{to}</span>
    </Definition>
  </DefinitionList>
)
