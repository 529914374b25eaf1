import { z } from 'zod/mini'
import { idParam, endpoint, instant, newId, nothing, tolerantEnum } from '#shared/contract.ts'
import { atLeast, atMost, emailAddress, proseText, typed } from '#shared/typed-text/fields.ts'
import { ALL_SUBJECTS, type FormSubject, LEAST_CHARACTERS, MOST_CHARACTERS, SUBJECTS, type Subject } from './rules.ts'

const FORM_SUBJECTS = Object.keys(SUBJECTS) as [FormSubject, ...FormSubject[]]
const ALL_SUBJECT_NAMES = Object.keys(ALL_SUBJECTS) as [Subject, ...Subject[]]
const day = z.iso.date()

/** The contact form. */
export const NewMessage = z.object({
  id: newId,
  name: typed('name', 'Informe seu nome.').check(
    atLeast(1, 'Informe seu nome.'),
    atMost(80, 'Use no máximo 80 letras.'),
  ),
  email: emailAddress('Informe seu e-mail, para a resposta chegar.'),
  subject: z.enum(FORM_SUBJECTS, 'Escolha o assunto.'),
  text: proseText({
    least: LEAST_CHARACTERS,
    most: MOST_CHARACTERS,
    missing: 'Escreva sua mensagem.',
    tooShort: `Conte um pouco mais: pelo menos ${LEAST_CHARACTERS} caracteres.`,
  }),
})
export type NewMessage = z.infer<typeof NewMessage>

/** `answerBy`: the day (`yyyy-mm-dd`, São Paulo) by whose end a person answers. */
export const Acknowledgement = z.object({ protocol: z.string(), answerBy: day, receivedAt: instant })
export type Acknowledgement = z.infer<typeof Acknowledgement>

/** A message as the team sees it; `closing` is set once it was answered (by mail) or settled (with a note). */
export const Message = z.object({
  id: z.string(),
  protocol: z.string(),
  name: z.string(),
  email: z.string(),
  subject: tolerantEnum(ALL_SUBJECT_NAMES, 'other'),
  text: z.string(),
  receivedAt: instant,
  answerBy: day,
  closing: z.nullable(
    z.object({ note: z.nullable(z.string()), answer: z.nullable(z.string()), by: z.string(), closedAt: instant }),
  ),
})
export type Message = z.infer<typeof Message>

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  summary:
    'Write to the team. Answers the case number and the day by which a person answers; the same id and words again are the same message.',
  input: NewMessage,
  output: Acknowledgement,
})

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  access: 'team:support',
  summary:
    'Messages that are open (most urgent first) or closed (latest first), at most a hundred; or the one with this id, in any state',
  input: z.object({
    state: z._default(z.enum(['open', 'closed'], 'Escolha open ou closed.'), 'open'),
    id: z.optional(idParam),
  }),
  output: z.object({ messages: z.array(Message) }),
})

export const closeMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:id/closing',
  access: 'team:support',
  needsPassword: false,
  summary: 'Close a message with a note for the team on its outcome. The same note again changes nothing.',
  input: z.object({ id: idParam, note: proseText({ most: 1_000, missing: 'Diga como a mensagem foi resolvida.' }) }),
  output: Message,
})

export const answerMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:id/answer',
  access: 'team:support',
  needsPassword: false,
  summary: 'Answer a message: mails the answer to its sender and closes it. The same answer again changes nothing.',
  input: z.object({ id: idParam, answer: proseText({ most: MOST_CHARACTERS, missing: 'Escreva a resposta.' }) }),
  output: Message,
})

export const readClosingRequest = endpoint({
  method: 'GET',
  path: '/api/account-closing',
  access: 'signed-in',
  viewable: true,
  summary: 'The open request of the reader to close the own account, if there is one.',
  input: nothing,
  output: z.object({ request: z.nullable(Acknowledgement) }),
})

export const requestClosing = endpoint({
  method: 'POST',
  path: '/api/account-closing',
  access: 'signed-in',
  needsPassword: true,
  summary: 'Ask the team to close the own account. One request at a time, safe to repeat with the same `id`.',
  input: z.object({
    id: newId,
    reason: z._default(proseText({ least: 0, most: 1_000, missing: 'Conte o motivo, ou deixe em branco.' }), ''),
  }),
  output: Acknowledgement,
})

export const withdrawClosing = endpoint({
  method: 'DELETE',
  path: '/api/account-closing',
  access: 'signed-in',
  summary: 'Take the open request back: the account stays. Without one nothing changes.',
  input: nothing,
  output: nothing,
})

export const closeRequestedAccount = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:id/account-closing',
  access: 'team:support',
  needsPassword: true,
  summary:
    'Close the account whose person asked for it in this message, and erase what is kept about them. Refuses while something has to be settled. Safe to repeat.',
  input: z.object({ id: idParam }),
  output: Message,
})

export const readMyData = endpoint({
  method: 'GET',
  path: '/api/my-data',
  access: 'signed-in',
  needsPassword: true,
  summary: 'What is kept about the reader, by Portuguese names, to take along.',
  input: nothing,
  output: z.object({ data: z.record(z.string(), z.unknown()) }),
})
