import { z } from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { madeText } from '#shared/typed-text/fields.ts'
import { ConsultantCard } from '../contract.ts'

export const matchConsultants = endpoint({
  method: 'GET',
  path: '/api/consultants/matches',
  access: 'public',
  summary: 'Three consultants for the answers of the quiz (one letter per question), with reasons',
  input: z.object({ answers: madeText(20, 'Responda às sete perguntas.') }),
  output: z.array(z.object({ consultant: ConsultantCard, reasons: z.array(z.string()) })),
})
