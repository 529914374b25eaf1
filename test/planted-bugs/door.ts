import type { PlantedBug } from './planted-bug.ts'

const HUB = 'src/platform/sockets/socket-hub.ts'
const ADMIT_CARD = 'src/domains/payments/cards/admit-card.ts'
const cards = ['src/domains/payments/cards/cards.test.ts']
const sockets = ['src/platform/sockets/sockets.test.ts']

/** Bugs in what stands before every domain: connections, limits, forged and slow senders. */
export const doorBugs: PlantedBug[] = [
  {
    name: 'answers: what a query brought along reaches the client',
    edits: [{ file: 'src/platform/http.ts', from: 'return keepAgreed(await handle(', to: 'return (await handle(' }],
    caughtBy: ['src/platform/http.test.ts'],
  },
  {
    name: 'facts: what a spread row brought along reaches every follower',
    edits: [
      {
        file: 'src/shared/facts.ts',
        from: 'fact: { type, ...readEach(readers, given) }',
        to: 'fact: { type, ...given }',
      },
    ],
    caughtBy: ['src/shared/facts.test.ts'],
  },
  {
    name: 'log: a violated constraint quotes the row',
    edits: [{ file: 'src/platform/log.ts', from: '!QUOTING.includes(name)', to: 'name' }],
    caughtBy: ['src/platform/log.test.ts'],
  },
  {
    name: 'sockets: a second hello changes the viewer and keeps the topics',
    edits: [
      {
        file: HUB,
        from: "    if (connection.hasSaidHello) return this.#end(connection, 4400, 'a second hello')\n",
        to: '',
      },
    ],
    caughtBy: sockets,
  },
  {
    name: 'sockets: whoever was signed out acts until the line is gone',
    edits: [{ file: HUB, from: '    if (!connection.isOpen) return undefined\n    let said', to: '    let said' }],
    caughtBy: sockets,
  },
  {
    name: 'sockets: sessions are not looked at again after a gap',
    edits: [{ file: HUB, from: '      void this.recheckSessions()\n', to: '' }],
    caughtBy: sockets,
  },
  {
    name: 'sockets: a tab that closed keeps its place',
    edits: [{ file: HUB, from: '    if (connection.viewer) this.#places.leave(connection.viewer.id)\n', to: '' }],
    caughtBy: sockets,
  },
  {
    name: 'bus: a silent listening connection counts as hearing',
    edits: [
      {
        file: 'src/platform/listening-line.ts',
        from: 'if (!this.hears) return this.#replace()',
        to: 'if (!this.#line) return this.#replace()',
      },
    ],
    caughtBy: ['src/platform/listening-line.test.ts'],
  },
  {
    name: 'messages: the limit is each process’s own',
    edits: [
      {
        file: 'src/domains/consultations/room-channel.ts',
        from: '  intake.onStoredElsewhere((authorId) => limit.of(authorId, clockMs()).charge(clockMs()))\n',
        to: '',
      },
    ],
    caughtBy: ['src/domains/consultations/messages/message-intake.test.ts'],
  },
  {
    name: 'cards: refused ones count by person only',
    edits: [{ file: ADMIT_CARD, from: 'refusedInNetwork >= MOST_CARDS.refusedInNetwork ||', to: '' }],
    caughtBy: cards,
  },
  {
    name: 'cards: those asked for at once do not see each other',
    edits: [{ file: ADMIT_CARD, from: '  await sql.lockAttempts(tx, personId, network)\n', to: '' }],
    caughtBy: cards,
  },
  {
    name: 'cards: refused ones are not counted',
    edits: [
      {
        file: 'src/domains/payments/apply-gateway-state.ts',
        from: 'if (agrees && refusedCards > 0) await recordRefused',
        to: 'if (agrees && refusedCards > 99) await recordRefused',
      },
    ],
    caughtBy: cards,
  },
  {
    name: 'webhooks: forged ones are kept',
    edits: [
      {
        file: 'src/domains/payments/webhooks/receive-webhook.ts',
        from: "  if (!verified) throw refuse('webhook_not_signed')\n",
        to: "  if (!verified) await sql.insertWebhook(db, { gateway: gateway.name, query, headers: {}, body, gatewayId: 'SBX00', receivedAt: now })\n  if (!verified) throw refuse('webhook_not_signed')\n",
      },
    ],
    caughtBy: ['src/domains/payments/payments.test.ts'],
  },
  {
    name: 'jobs: daily ones begin anew with each process',
    edits: [
      {
        file: 'src/platform/jobs.ts',
        from: 'due_at = excluded.due_at where r.due_at <= ${at} returning',
        to: 'due_at = excluded.due_at where r.due_at <= ${at} or true returning',
      },
    ],
    caughtBy: ['src/platform/jobs.test.ts'],
  },
  {
    name: 'uploads: one consultant takes the places of all',
    edits: [
      {
        file: 'src/domains/consultants/portraits/upload-portrait.ts',
        from: 'crop: given.crop }), consultantId)',
        to: 'crop: given.crop }))',
      },
    ],
    caughtBy: ['src/domains/consultants/portraits/portraits.test.ts'],
  },
]
