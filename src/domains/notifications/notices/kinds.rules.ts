/** What a person is told about, as they choose it. */
export const NOTICE_GROUPS = [
  'consultations',
  'agenda',
  'questions',
  'money',
  'account',
  'following',
  'shop',
  'news',
  'day_card',
  'horoscope',
  'anniversaries',
] as const
export type NoticeGroup = (typeof NOTICE_GROUPS)[number]

/** How it reaches them: the list on every page, mail, the screen of a device. */
export const WAYS = ['page', 'mail', 'push'] as const
export type Way = (typeof WAYS)[number]

type Kind = {
  group: NoticeGroup
  /** Ways that nobody switches off, because money, safety or the law asks for them. */
  always: readonly Way[]
}

const LIST_AND_MAIL = ['page', 'mail'] as const

/** Every kind of notice: its group, and by which ways it comes whatever was chosen. */
export const NOTICE_KINDS = {
  /** A client asks for a consultation now: push only, because every open page rings by itself. */
  requests: { group: 'consultations', always: [] },
  /** The consultant tries whether their phone rings. */
  ring_tests: { group: 'consultations', always: ['push'] },
  /** It is the turn of somebody who waits in a queue now, or asked to be called within a time. */
  turns: { group: 'consultations', always: [] },
  callbacks: { group: 'consultations', always: [] },
  /** A consultant wrote after a consultation. */
  follow_ups: { group: 'consultations', always: [] },
  reviews: { group: 'consultations', always: ['mail'] },
  bookings: { group: 'agenda', always: ['mail'] },
  waitlist: { group: 'agenda', always: [] },
  answers: { group: 'questions', always: [] },
  questions: { group: 'questions', always: [] },
  question_ends: { group: 'questions', always: ['mail'] },
  money: { group: 'money', always: LIST_AND_MAIL },
  account: { group: 'account', always: LIST_AND_MAIL },
  profile: { group: 'account', always: LIST_AND_MAIL },
  online_alerts: { group: 'following', always: [] },
  /** Whom somebody follows opened hours. */
  opened_hours: { group: 'following', always: [] },
  /** Whom somebody follows published an article. */
  new_articles: { group: 'following', always: [] },
  /** Parcels and returns of the shop: there is money in them, and deadlines. */
  parcels: { group: 'shop', always: LIST_AND_MAIL },
  /** Asked once what somebody thinks of products that they got. */
  product_reviews: { group: 'shop', always: [] },
  /** A variant of the shop that somebody waits for is in stock again. */
  restocks: { group: 'following', always: [] },
  testimonials: { group: 'news', always: [] },
  day_cards: { group: 'day_card', always: [] },
  horoscopes: { group: 'horoscope', always: [] },
  anniversaries: { group: 'anniversaries', always: [] },
} as const satisfies Record<string, Kind>
export type NoticeKind = keyof typeof NOTICE_KINDS

const kindOf = (kind: NoticeKind): Kind => NOTICE_KINDS[kind]
export const groupOf = (kind: NoticeKind): NoticeGroup => kindOf(kind).group

/** Whether this kind comes this way whatever was chosen. */
export const comesAlways = (kind: NoticeKind, way: Way) => kindOf(kind).always.includes(way)

/** Whether a group comes by a way to somebody who chose nothing. */
export function isWantedByItself(group: NoticeGroup, way: Way): boolean {
  if (ASKED_FOR.includes(group)) return way === 'page'
  return way !== 'push' || PUSHED.includes(group)
}

// Nothing is mailed or pushed of these until somebody asks for it; a line in the list goes with what was.
const ASKED_FOR: readonly NoticeGroup[] = ['day_card', 'horoscope', 'anniversaries']

// What has a moment: the rest can wait until somebody looks.
const PUSHED: readonly NoticeGroup[] = ['consultations', 'agenda', 'questions', 'following']

const kindsOf = (group: NoticeGroup) => Object.values<Kind>(NOTICE_KINDS).filter((kind) => kind.group === group)

/** How much of a group can be switched off on this way: all of it, what is not required, or nothing. */
export function switchableOn(group: NoticeGroup, way: Way): 'all' | 'some' | 'none' {
  const required = kindsOf(group).filter(({ always }) => always.includes(way)).length
  return required === 0 ? 'all' : required < kindsOf(group).length ? 'some' : 'none'
}

/** Kinds of a group, for queries over what is stored by kind. */
export const kindsIn = (group: NoticeGroup) =>
  Object.entries<Kind>(NOTICE_KINDS).flatMap(([name, kind]) => (kind.group === group ? [name] : []))

/** Those of a group that somebody can do without on this way. */
export const optionalKindsIn = (group: NoticeGroup, way: Way) =>
  Object.entries<Kind>(NOTICE_KINDS).flatMap(([name, kind]) =>
    kind.group === group && !kind.always.includes(way) ? [name] : [],
  )

/** How long a notice is kept, in milliseconds: 90 days. */
export const NOTICES_KEPT_FOR_MS = 90 * 86_400_000

const LONGEST_BODY = 280

/** A body that fits into a list: whole words, at most 280 characters. */
export function shortBody(text: string): string {
  if (text.length <= LONGEST_BODY) return text
  const cut = text.slice(0, LONGEST_BODY - 1)
  const end = cut.lastIndexOf(' ')
  // Half of a sign outside the BMP is not left behind.
  return `${cut.slice(0, end > 0 ? end : cut.length).replace(/[\ud800-\udbff]$/, '')}…`
}

// A secret of ours has 43 letters of base64url; whoever opens the list need not be whoever reads the mail.
const SECRET = /[?&=/][\w-]{43}(?:$|[&#/])|token/i

/** Where a notice leads: the address of its mail, unless a secret stands in it. */
export const pathWithoutSecret = (path: `/${string}` | undefined) => (path && !SECRET.test(path) ? path : undefined)
