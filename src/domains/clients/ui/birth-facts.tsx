import { Definition, DefinitionList } from '#browser/kit/display/definition-list.tsx'
import { formatIsoDay } from '#shared/dates.ts'
import type { BirthData } from '../birth-data/contract.ts'

/** Birth data as text: what is not told is said to be unknown. */
export const BirthFacts = ({ birth: { bornOn, bornTime, place } }: { birth: BirthData }) => (
  <DefinitionList>
    <Definition name="Nascimento">{formatIsoDay(bornOn)}</Definition>
    <Definition name="Hora">{bornTime ?? 'não sabe'}</Definition>
    <Definition name="Cidade">{place ?? 'não informada'}</Definition>
  </DefinitionList>
)

/** The same in one line. */
export const birthWords = ({ bornOn, bornTime, place }: BirthData) =>
  [formatIsoDay(bornOn), bornTime ?? 'hora não informada', place].filter(Boolean).join(', ')
