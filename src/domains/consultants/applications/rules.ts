import { refusals } from '#shared/refusal.ts'
import { type Specialty, specialtyNames } from '../rules.ts'

export const TAX_ID_INVALID = 'Este CPF ou CNPJ não é válido. Confira os números.'

export const refuse = refusals('consultants', {
  invalid_tax_id: [400, TAX_ID_INVALID],
  tax_id_taken: [409, 'Este CPF ou CNPJ já está em outro cadastro.'],
  tax_id_approved: [
    409,
    'Este CPF ou CNPJ já é de alguém que atende. Esclareça primeiro de quem ele é: nada foi decidido.',
  ],
  already_approved: [
    409,
    'Sua candidatura já foi aprovada. Perfil e preço se mudam nas configurações; o CPF ou CNPJ, em Saques.',
  ],
  application_refused: [409, 'Esta candidatura foi recusada. Ela volta para a análise quando a pessoa enviar de novo.'],
  changed_meanwhile: [
    409,
    'A pessoa corrigiu a candidatura depois que você abriu esta tela, e nada foi decidido. Leia o texto novo e decida de novo.',
  ],
  tax_id_of_house: [400, 'Este CNPJ é do Sensitivos. Informe o seu CPF, ou o CNPJ da sua empresa.'],
  email_unconfirmed: [
    409,
    'A pessoa ainda não confirmou o e-mail, e nada foi decidido. É por ele que avisamos dos pedidos e dos ganhos: aprove depois da confirmação.',
  ],
  applicant_restrained: [
    409,
    'A conta desta pessoa está suspensa, bloqueada ou em conferência, e nada foi decidido. Veja a página dela antes.',
  ],
  already_decided: [409, 'Esta candidatura já foi decidida por outra pessoa da equipe.'],
})

/** The length of the reason for refusing an application, in characters. */
export const LEAST_REASON = 20
export const MOST_REASON = 2_000

/** The title of an applicant who wrote none: the specialties, the main one first; at most 80 characters. */
export const generatedTitleOf = ([main, ...others]: readonly Specialty[]): string =>
  [main!, ...others.toSorted()]
    .map((specialty) => specialtyNames[specialty])
    .join(', ')
    .slice(0, 80)
