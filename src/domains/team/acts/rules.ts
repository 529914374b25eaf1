import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('team', {
  person_not_found: [404, 'Não encontramos esta pessoa.'],
  not_a_consultant: [404, 'Esta pessoa não atende aqui.'],
})
