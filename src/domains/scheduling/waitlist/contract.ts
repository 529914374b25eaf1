import { z } from 'zod/mini'
import { CHANNELS } from '#domains/consultants/rules.ts'
import { endpoint, idParam, newId, nothing, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { madeText } from '#shared/typed-text/fields.ts'
import { BookingMinutes, day } from '../hours/contract.ts'

const Entry = z.object({
  id: z.string(),
  consultant: z.object({ id: z.string(), name: z.string() }),
  channel: tolerantEnum(CHANNELS, 'chat'),
  minutes: z.int(),
  /** By the clock of whoever waits. */
  day: z.string(),
  /** A place opened, and a mail said so. */
  isTold: z.catch(z.boolean(), false),
})
const Waitlist = z.object({ entries: tolerantList(Entry) })

export const readWaitlist = endpoint({
  method: 'GET',
  path: '/api/waitlist',
  access: 'client',
  viewable: true,
  summary: 'The full days that you wait for, the next first',
  input: nothing,
  output: Waitlist,
})

export const joinWaitlist = endpoint({
  method: 'POST',
  path: '/api/waitlist',
  access: 'client',
  begins: true,
  summary: 'Hear by mail when a place opens on a full day; asking again changes nothing',
  input: z.object({
    id: newId,
    consultantId: idParam,
    channel: z.enum(CHANNELS, 'Escolha por onde conversar.'),
    minutes: BookingMinutes,
    day: day('Diga o dia.'),
    zone: madeText(60, 'Diga o fuso.'),
  }),
  output: Waitlist,
})

export const leaveWaitlist = endpoint({
  method: 'DELETE',
  path: '/api/waitlist/:id',
  access: 'client',
  summary: 'Wait for that day no more; repeating changes nothing',
  input: z.object({ id: idParam }),
  output: Waitlist,
})
