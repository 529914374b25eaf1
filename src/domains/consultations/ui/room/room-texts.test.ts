import { expect, test } from 'vitest'
import { anasConsultation, messageEvent, movedEvent } from '#test/support/room-events.ts'
import { NEXT, type State } from '../../state/rules.ts'
import { endText, eventText, holdText, pauseText, unusedMinutesWords } from './room-texts.ts'

const asLuna = { you: 'consultant' } as const

test.each([
  ['both', 'client', 'Conexão interrompida'],
  [null, 'client', 'Conexão interrompida'],
  ['consultant', 'client', 'A conexão de Luna caiu'],
  ['client', 'client', 'A sua conexão caiu'],
  ['client', 'consultant', 'A conexão de Ana caiu'],
  ['consultant', 'consultant', 'A sua conexão caiu'],
] as const)(
  'a lost connection of %s names whose it was to the %s, and where the clock stopped',
  (stopSide, you, what) => {
    const c = anasConsultation({ state: 'paused', reason: 'connection', stopSide, you, billedMs: 192_400 })
    expect(pauseText(c).title).toBe(`${what}: o relógio parou em 03:12`)
    const note = { ...movedEvent(3, 'paused'), fact: { state: 'paused' as const, reason: 'connection', stopSide } }
    expect(eventText(note, anasConsultation({ you }), true)).toBe(`${what}: o relógio parou`)
  },
)

test('an end after a pause names who did not come back', () => {
  const late = { state: 'ended', reason: 'not_back_in_time' } as const
  expect(endText(anasConsultation({ ...late, stopSide: 'consultant' })).text).toMatch(/^Luna não voltou/)
  expect(endText(anasConsultation({ ...late, stopSide: 'client' })).text).toMatch(/^Você não voltou/)
  expect(endText(anasConsultation({ ...late, stopSide: 'both' })).text).toMatch(/^A pausa passou de dois minutos/)
})

test.each([
  ['no_sound', 'client', 'client', 'A chamada ficou sem som do seu lado'],
  ['no_sound', 'client', 'consultant', 'A chamada ficou sem som do lado de Ana'],
  ['no_sound', 'both', 'client', 'A chamada ficou sem som'],
  ['sound_disputed', 'both', 'consultant', 'Os dois aparelhos não concordam sobre o som'],
] as const)('a call that stopped for %s of %s says so to the %s', (reason, stopSide, you, what) => {
  const c = anasConsultation({ state: 'paused', reason, stopSide, you, currentChannel: 'audio' })
  expect(pauseText(c).title.startsWith(`${what}: o relógio parou`)).toBe(true)
  const note = { ...movedEvent(3, 'paused'), fact: { state: 'paused' as const, reason, stopSide } }
  expect(eventText(note, c, true)).toBe(`${what}: o relógio parou`)
  expect(holdText(c, [])).toContain('quando o som voltar')
})

test.each([
  ['consultant', 'changed', 'chat', 'Luna passou a conversa para chat'],
  ['client', 'changed', 'audio', 'Você passou a conversa para voz'],
  ['consultant', 'proposed', 'video', 'Luna propôs continuar por vídeo'],
  ['client', 'declined', 'video', 'Você preferiu não mudar para vídeo agora'],
  ['consultant', 'declined', 'video', 'Luna retirou a proposta de vídeo'],
] as const)('the %s who %s %s is named in the log', (authorKind, act, channel, words) => {
  const event = { ...movedEvent(4, 'active'), type: 'channel' as const, authorKind, fact: { act, channel } }
  expect(eventText(event, anasConsultation(), true)).toBe(words)
})

test('a silence is described to each side in its own words', () => {
  const silence = { state: 'paused', reason: 'silence' } as const
  expect(pauseText(anasConsultation(silence)).title).toBe('Luna está em silêncio: o relógio parou')
  expect(pauseText(anasConsultation({ ...silence, ...asLuna })).text).toBe(
    'Ele volta a andar assim que você enviar uma mensagem.',
  )
})

test('a pause by hand names who can end it', () => {
  expect(pauseText(anasConsultation({ state: 'paused', reason: 'by_consultant' })).text).toContain(
    'Só Luna pode retomar',
  )
  expect(pauseText(anasConsultation({ state: 'paused', reason: 'by_client', pausedByYou: true })).text).toContain(
    'até você retomar',
  )
})

test.each([
  ['client_absent', 'client', 'Você não esteve', /R\$ 29,90.*R\$ 59,80/],
  ['client_absent', 'consultant', 'Ana não veio', /R\$ 19,44/],
  ['consultant_absent', 'client', 'Luna não veio', /R\$ 59,80/],
  ['consultant_absent', 'consultant', 'Você não esteve', /falta/],
  ['both_absent', 'client', 'A consulta marcada não aconteceu', /saldo/],
  ['our_outage', 'consultant', 'A consulta não aconteceu por uma falha nossa', /desculpas/],
  ['by_client', 'client', 'Você saiu', /R\$ 29,90/],
  ['by_client', 'consultant', 'Ana saiu', /R\$ 29,90/],
] as const)('a booking that ended by %s is told to the %s', (reason, you, title, text) => {
  const c = anasConsultation({
    state: reason === 'by_client' ? 'cancelled' : 'not_connected',
    reason,
    you,
    booked: { startsAt: new Date(), minutes: 30, attendance: 'kept' },
    feeCents: reason === 'client_absent' || reason === 'by_client' ? 2_990n : 0n,
    releasedCents: 5_980n,
    consultantCents: 1_944n,
  })
  const told = endText(c)
  expect(told.title).toContain(title)
  expect(told.text.replaceAll('\u00a0', ' ')).toMatch(text)
})

test('every end has a text for both, and no free one mentions a charge', () => {
  const finals = (Object.keys(NEXT) as State[]).filter((state) => NEXT[state].length === 0)
  expect(finals).toHaveLength(5)
  for (const state of finals) {
    for (const you of ['client', 'consultant'] as const) {
      const { title, text } = endText(anasConsultation({ state, you, reason: 'by_client' }))
      expect([title, text].every((words) => words.length > 10)).toBe(true)
      if (state !== 'ended') expect(text).toContain('Nada foi cobrado')
    }
  }
})

test('the end of a cancelled request names who cancelled', () => {
  expect(endText(anasConsultation({ state: 'cancelled', reason: 'by_client' })).title).toBe('Você cancelou o pedido')
  expect(endText(anasConsultation({ state: 'cancelled', reason: 'by_client', ...asLuna })).title).toBe(
    'Ana cancelou antes de começar',
  )
})

test('steps become notes in the log', () => {
  expect(eventText(movedEvent(1, 'requested'), anasConsultation(), false)).toBeUndefined()
  expect(eventText(movedEvent(2, 'accepted'), anasConsultation(asLuna), false)).toBe('Você aceitou o pedido')
  expect([false, true].map((hasRun) => eventText(movedEvent(3, 'active'), anasConsultation(), hasRun))).toEqual([
    'Os dois estão na sala',
    'O relógio voltou a andar',
  ])
  expect(eventText(movedEvent(3, 'paused', 'by_client'), anasConsultation(), true)).toBe('Você pausou o relógio')
})

test.each([
  [['welcome'], 'client', 'Os minutos grátis que sobrarem terminam com esta conversa.'],
  [['single'], 'client', 'O que sobrar dos minutos desta consulta volta como crédito para o seu saldo.'],
  [['single'], 'consultant', 'O que sobrar dos minutos desta consulta volta como crédito para o saldo de Ana.'],
  [['package', 'plan'], 'client', 'Os minutos de pacote ou plano que sobrarem continuam guardados.'],
  [
    ['package', 'welcome'],
    'client',
    'Os minutos grátis que sobrarem terminam com esta conversa. Os minutos de pacote ou plano que sobrarem continuam guardados.',
  ],
] as const)('before the end, the words about unused %j to the %s are true', (coveredBy, you, words) => {
  expect(unusedMinutesWords(anasConsultation({ coveredBy: [...coveredBy], you }))).toBe(words)
})

test.each([
  ['active', null, 'client', undefined],
  ['paused', 'silence', 'client', 'quando Luna escrever'],
  ['paused', 'silence', 'consultant', undefined],
  ['paused', 'connection', 'client', 'quando os dois estiverem de novo na sala'],
  ['paused', 'by_consultant', 'client', 'quando Luna retomar'],
  ['paused', 'free_minutes_over', 'client', 'se você continuar'],
  ['paused', 'free_minutes_over', 'consultant', 'se Ana continuar'],
] as const)('in %s (%s) the %s is told why a message waits', (state, reason, you, until) => {
  const text = holdText(anasConsultation({ state, reason, you }), [])
  expect(text?.endsWith(`espera aqui e sai ${until}.`)).toBe(until && true)
})

test('in a call a silence is of both, in the notice, in the log and for what waits', () => {
  const c = anasConsultation({ state: 'paused', reason: 'silence', channel: 'audio', currentChannel: 'audio' })
  expect(pauseText(c).title).toMatch(/^Ninguém falou por um tempo/)
  expect(holdText(c, [])).toContain('quando vocês voltarem a falar')
  const note = { ...movedEvent(3, 'paused'), fact: { state: 'paused' as const, reason: 'silence' } }
  expect(eventText(note, c, true)).toBe('Ninguém falou por um tempo: o relógio parou')
})

test('a voice of which only one side knows is nobody’s fault, and by chat a word ends it', () => {
  const c = anasConsultation({ state: 'paused', reason: 'voice_disputed', channel: 'audio', currentChannel: 'audio' })
  const title = 'Os dois aparelhos não concordam se alguém falou: o relógio parou'
  expect(pauseText(c)).toMatchObject({ title, text: expect.stringContaining('quando a voz de um chegar ao outro') })
  expect(holdText(c, [])).toContain('quando vocês voltarem a falar')
  const note = { ...movedEvent(3, 'paused'), fact: { state: 'paused' as const, reason: 'voice_disputed' } }
  expect(eventText(note, c, true)).toBe(title)
  const byChat = { ...c, currentChannel: 'chat' as const }
  expect(pauseText(byChat).text).toContain('quando Luna escrever')
  expect(holdText(byChat, [])).toContain('quando Luna escrever')
  expect(pauseText({ ...byChat, you: 'consultant' }).text).toContain('quando você escrever')
  expect(holdText({ ...byChat, you: 'consultant' }, [])).toBeUndefined()
})

test('whoever paused is told that the message waits for them', () => {
  const paused = anasConsultation({ state: 'paused', reason: 'by_client', pausedByYou: true })
  expect(holdText(paused, [])).toContain('quando você retomar')
})

test('before the beginning, three messages of one’s own go out', () => {
  const c = anasConsultation({ state: 'accepted' })
  const first = [1, 2].map((seq) => messageEvent(seq, 'Oi', 'client'))
  const other = [3, 4].map((seq) => messageEvent(seq, 'Oi', 'consultant'))
  expect(holdText(c, [...first, ...other])).toBeUndefined()
  expect(holdText(c, [...first, messageEvent(5, 'Oi', 'client')])).toContain('três mensagens')
})

test('with a program each side reads that only the client makes the clock run', () => {
  const program = { isAutomatic: true, billedMs: 43_000 } as const
  const quiet = { ...program, state: 'paused', reason: 'client_quiet', stopSide: 'client' } as const
  expect(pauseText(anasConsultation(quiet))).toEqual({
    title: 'O relógio parou em 00:43: você ficou 45 segundos sem escrever',
    text: 'Nada é cobrado enquanto isso. Escreva, ou aperte para continuar.',
  })
  expect(holdText(anasConsultation(quiet), []), 'her next words go out').toBeUndefined()
  expect(holdText(anasConsultation({ ...quiet, ...asLuna }), [])).toContain('quando Ana escrever')
  const silent = { ...program, state: 'paused', reason: 'silence' } as const
  expect(pauseText(anasConsultation(silent)).title).toBe('O programa não respondeu: o relógio parou em 00:43')
  const waiting = { ...program, state: 'accepted', waitsForBeginning: true } as const
  const three = [1, 2, 3].map((seq) => messageEvent(seq, 'Oi', 'client'))
  expect(holdText(anasConsultation(waiting), three)).toContain('quando você apertar “Começar a consulta”')
  expect(eventText(movedEvent(4, 'active'), anasConsultation(program), false)).toBe('Você começou a consulta')
  const unbegun = anasConsultation({ ...program, state: 'not_connected', reason: 'not_begun' })
  expect(endText(unbegun).title).toBe('Você não começou a consulta')
})
