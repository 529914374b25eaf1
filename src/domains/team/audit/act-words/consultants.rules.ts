import { tierNames } from '#domains/consultants/rules.ts'
import { type ActWords, SWITCHED } from './words.rules.ts'

/** Acts of consultants. */
export const CONSULTANT: ActWords = {
  'consultants.application_refused': ['Candidatura recusada', 'recusou uma candidatura'],
  'consultants.consultant_approved': ['Candidatura aprovada', 'aprovou uma candidatura'],
  'consultants.consultant_featured': ['Destaque mudado', 'mudou quem está em destaque', SWITCHED],
  'consultants.documents_read': ['Documentos da candidatura lidos pela equipe', 'leu os documentos de uma candidatura'],
  'consultants.hidden_from_featured': [
    'Fora dos destaques, ou de volta à regra',
    'disse se alguém pode estar em destaque',
    { on: 'não pode', off: 'a regra decide' },
  ],
  'consultants.commission_set': ['Comissão própria combinada', 'combinou outra comissão'],
  'consultants.tier_set': ['Nível mudado', 'mudou o nível de um consultor', tierNames],
  'consultants.automatic_set': ['Quem atende foi mudado: pessoa ou programa', 'disse se um programa atende', SWITCHED],
  'consultants.tax_id_changed': ['Documento dos saques trocado', 'mudou o documento dos saques'],
  'consultants.tax_id_change_stopped': ['Troca do documento impedida', 'desfez a mudança do documento dos saques'],
}
