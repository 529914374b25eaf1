import type { PlantedBug } from './planted-bug.ts'

const ACCOUNTS = 'src/domains/accounts'
const REVIEWS = 'src/domains/reviews'

/** Bugs in who somebody is, what they may do and see, and what is said of them. */
export const peopleBugs: PlantedBug[] = [
  {
    name: 'sign-in: passwords can be guessed without end',
    faults: [{ code: 'spendSignIn', is: 'async () => async () => {}' }],
    caughtBy: `${ACCOUNTS}/sessions/known-devices.test.ts`,
  },
  {
    name: 'sessions: a password is confirmed for ever',
    faults: [{ code: 'confirmationCountsUntil', is: "() => new Date('2999-01-01')" }],
    caughtBy: `${ACCOUNTS}/sessions/step-up.test.ts`,
  },
  {
    name: 'bearer secrets: what opens without signing in outlives the password',
    faults: [{ code: 'revokeOldAccess', is: 'async () => []' }],
    caughtBy: 'test/bearer-secrets.test.ts',
  },
  {
    name: 'authorisation: whoever is in a case decides it',
    faults: [{ code: 'forbidSelfDecision', is: '() => {}' }],
    caughtBy: 'test/authorisation/own-cases.test.ts',
  },
  {
    name: 'authorisation: whoever knows its id reads the consultation of others',
    faults: [
      {
        code: 'readConsultation',
        in: 'src/domains/consultations/reading/',
        is: `async (db, id, personId) => {
          const [seat] = await db\`select client_id as client from consultations where id = \${id}\`
          return original(db, id, seat?.client ?? personId)
        }`,
      },
    ],
    caughtBy: 'test/authorisation/authorisation.test.ts',
  },
  {
    name: 'authorisation: whoever asks follows the room of others',
    faults: [{ code: 'roomChannel', is: '(...given) => ({ ...original(...given), authorise: async () => {} })' }],
    caughtBy: 'test/authorisation/topics.test.ts',
  },
  {
    name: 'rights: the servers may change whatever there is',
    faults: [
      {
        sql: 'grant_app_rights',
        is: "begin execute format('grant all on all tables in schema public to %I', app); end",
      },
    ],
    caughtBy: 'src/platform/app-role.test.ts',
  },
  {
    name: 'meetings: a block is forgotten with a new account',
    faults: [{ sql: 'other_accounts_of', is: 'select person, true where false' }],
    caughtBy: 'src/domains/clients/meeting.test.ts',
  },
  {
    name: 'reviews: one without money counts',
    faults: [{ code: 'hasSpentEnough', is: 'async () => true' }],
    caughtBy: `${REVIEWS}/straw-reviews.test.ts`,
  },
  {
    name: 'featured: ten accounts of one person are ten people',
    faults: [{ code: 'featuredRatingOf', is: '(given) => original({ ...given, groups: [] })' }],
    caughtBy: `${REVIEWS}/featured/featured.test.ts`,
  },
]
