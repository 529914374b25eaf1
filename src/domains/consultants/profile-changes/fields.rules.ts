/** What of a profile is kept as a change. */
export const CHANGE_FIELDS = [
  'name',
  'title',
  'description',
  'bio',
  'city',
  'languages',
  'specialties',
  'channels',
  'portrait',
  'introduction',
] as const
/** What the team may take down: the consultant's own words, written and spoken, and the portrait. */
export const TAKEDOWN_FIELDS = ['name', 'title', 'description', 'bio', 'city', 'portrait', 'introduction'] as const
export type ChangeField = (typeof CHANGE_FIELDS)[number]
export type TakedownField = (typeof TAKEDOWN_FIELDS)[number]
export type TextField = Exclude<TakedownField, 'portrait' | 'introduction'>

export const TEXT_FIELDS: readonly TextField[] = ['name', 'title', 'description', 'bio', 'city']

export const fieldNames: Record<ChangeField, string> = {
  name: 'Nome',
  title: 'Título',
  description: 'Frase do cartão',
  bio: 'Apresentação',
  city: 'Cidade',
  languages: 'Idiomas',
  specialties: 'Especialidades',
  channels: 'Canais',
  portrait: 'Foto',
  introduction: 'Apresentação em voz',
}
