/** The states, alphabetically by code, with the time zone of all or most of their territory (IANA). */
export const STATES = {
  AC: { name: 'Acre', zone: 'America/Rio_Branco' },
  AL: { name: 'Alagoas', zone: 'America/Maceio' },
  AM: { name: 'Amazonas', zone: 'America/Manaus' },
  AP: { name: 'Amapá', zone: 'America/Belem' },
  BA: { name: 'Bahia', zone: 'America/Bahia' },
  CE: { name: 'Ceará', zone: 'America/Fortaleza' },
  DF: { name: 'Distrito Federal', zone: 'America/Sao_Paulo' },
  ES: { name: 'Espírito Santo', zone: 'America/Sao_Paulo' },
  GO: { name: 'Goiás', zone: 'America/Sao_Paulo' },
  MA: { name: 'Maranhão', zone: 'America/Fortaleza' },
  MG: { name: 'Minas Gerais', zone: 'America/Sao_Paulo' },
  MS: { name: 'Mato Grosso do Sul', zone: 'America/Campo_Grande' },
  MT: { name: 'Mato Grosso', zone: 'America/Cuiaba' },
  PA: { name: 'Pará', zone: 'America/Belem' },
  PB: { name: 'Paraíba', zone: 'America/Fortaleza' },
  PE: { name: 'Pernambuco', zone: 'America/Recife' },
  PI: { name: 'Piauí', zone: 'America/Fortaleza' },
  PR: { name: 'Paraná', zone: 'America/Sao_Paulo' },
  RJ: { name: 'Rio de Janeiro', zone: 'America/Sao_Paulo' },
  RN: { name: 'Rio Grande do Norte', zone: 'America/Fortaleza' },
  RO: { name: 'Rondônia', zone: 'America/Porto_Velho' },
  RR: { name: 'Roraima', zone: 'America/Boa_Vista' },
  RS: { name: 'Rio Grande do Sul', zone: 'America/Sao_Paulo' },
  SC: { name: 'Santa Catarina', zone: 'America/Sao_Paulo' },
  SE: { name: 'Sergipe', zone: 'America/Maceio' },
  SP: { name: 'São Paulo', zone: 'America/Sao_Paulo' },
  TO: { name: 'Tocantins', zone: 'America/Araguaina' },
} as const
export type State = keyof typeof STATES
export const isState = (letters: string): letters is State => Object.hasOwn(STATES, letters)

/** The mean meridian of the Xingu, which divides Pará into two zones, in degrees. */
const XINGU = -52
/** The line from Tabatinga to Porto Acre, west of which Amazonas uses the time of Acre. */
const TABATINGA = { latitude: -4.25, longitude: -69.94 }
const PORTO_ACRE = { latitude: -9.59, longitude: -67.53 }
/** East of this meridian lie only the islands of Pernambuco. */
const OPEN_SEA = -34

/**
 * The time zone of a position in a state; islands, western Pará and western Amazonas have their own. Source: Decreto nº
 * 2.784, de 18 de junho de 1913; IANA time zone database.
 */
export function zoneAt(state: State, latitude: number, longitude: number): string {
  if (state === 'PA' && longitude < XINGU) return 'America/Santarem'
  if (state === 'PE' && longitude > OPEN_SEA) return 'America/Noronha'
  if (state === 'AM' && latitude < TABATINGA.latitude) {
    const part = (latitude - TABATINGA.latitude) / (PORTO_ACRE.latitude - TABATINGA.latitude)
    if (longitude < TABATINGA.longitude + part * (PORTO_ACRE.longitude - TABATINGA.longitude)) return 'America/Eirunepe'
  }
  return STATES[state].zone
}
