import { isUuid } from './uuid.ts'

/** A fact as it travels: its type, and fields that nobody has checked yet. */
export type RawFact = { readonly type: string; readonly [field: string]: unknown }

declare const madeByTopic: unique symbol
/** `name:key`. Only `topic()` makes one, so that none is written by hand. */
export type Topic = string & { readonly [madeByTopic]: true }
/** Makes the topics of one kind from their keys. */
export type TopicKind = ((key: string) => Topic) & { readonly topicName: string }

/** A kind of topic: what one person, room or page follows. */
/* @__NO_SIDE_EFFECTS__ */
export const topic = (name: string): TopicKind =>
  Object.assign((key: string) => `${name}:${key}` as Topic, { topicName: name })

/** Checks one field as it came. Undefined: it is not what it should be. */
export type Reader<T> = (value: unknown) => T | undefined
type Readers = Readonly<Record<string, Reader<unknown>>>
type FieldsOf<R extends Readers> = { readonly [K in keyof R]: Exclude<ReturnType<R[K]>, undefined> }

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)
export const number: Reader<number> = (value) => (typeof value === 'number' ? value : undefined)
export const uuid: Reader<string> = (value) => (typeof value === 'string' && isUuid(value) ? value : undefined)

/** A Date, or its ISO form as JSON carries it. */
export function instant(value: unknown): Date | undefined {
  const at = value instanceof Date ? value : typeof value === 'string' ? new Date(value) : undefined
  return at && !Number.isNaN(at.getTime()) ? at : undefined
}

const isFact = (value: unknown): value is RawFact =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
/** Any fact, for whoever passes it on. */
export const anyFact: Reader<RawFact> = (value) => (isFact(value) ? value : undefined)

/** One of these words. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf =
  <const T extends string>(words: readonly T[]): Reader<T> =>
  (value) =>
    words.find((word) => word === value)

/** Null, or what `read` takes. */
/* @__NO_SIDE_EFFECTS__ */
export const nullable =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : read(value)

/** An object with these fields; others are left out. */
/* @__NO_SIDE_EFFECTS__ */
export const fields =
  <R extends Readers>(readers: R): Reader<FieldsOf<R>> =>
  (value) =>
    typeof value === 'object' && value !== null ? readFields(readers, value) : undefined

/** What is read of one kind of fact: its type, and its fields with their readers. */
export type FactSchema<T extends string = string, R extends Readers = Readers> = {
  readonly type: T
  readonly topicKind: TopicKind
  readonly readers: R
}
/** One kind of fact. Called with the topic's key and the fields, it makes an announcement. */
export type FactKind<T extends string, R extends Readers> = FactSchema<T, R> &
  ((key: string, ...given: keyof R extends never ? [] : [FieldsOf<R>]) => Announcement)
/** A fact of this kind, checked. */
export type FactOf<S> = S extends FactSchema<infer T, infer R> ? { readonly type: T } & FieldsOf<R> : never
/** A fact and the topic under which it is told. */
export type Announcement = { readonly topic: Topic; readonly fact: RawFact }

/**
 * A kind of fact of a topic: its type in the past tense, and a reader for each field that somebody needs. An
 * announcement carries what its readers read, so that what a row or a spread brought along never travels.
 */
/* @__NO_SIDE_EFFECTS__ */
export const fact = <const T extends string, const R extends Readers>(
  topicKind: TopicKind,
  type: T,
  readers: R,
): FactKind<T, R> =>
  Object.assign(
    (key: string, ...[given = {}]: readonly object[]) => ({
      topic: topicKind(key),
      fact: { type, ...readEach(readers, given) },
    }),
    { type, topicKind, readers },
  )

const READ_AGAIN = 'read_again'
/** Stands for a fact that was too long to travel, that was missed, or that says no more than this. */
export const readAgain = (of: Topic): Announcement => ({ topic: of, fact: { type: READ_AGAIN } })

/** A fact of this kind, checked. Undefined: it is of another kind, or a field is missing or wrong. */
export const readFact = <S extends FactSchema>({ type, readers }: S, raw: RawFact): FactOf<S> | undefined => {
  const given = raw.type === type ? readFields(readers, raw) : undefined
  // The one cast: what the readers answered is what FieldsOf says of them.
  return given && ({ ...given, type } as unknown as FactOf<S>)
}

function readFields<R extends Readers>(readers: R, raw: object): FieldsOf<R> | undefined {
  const read = readEach(readers, raw)
  for (const name in read) if (read[name] === undefined) return undefined
  return read as FieldsOf<R>
}

/** Each field as its reader answers it. */
function readEach(readers: Readers, raw: object): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const name in readers) read[name] = readers[name]!(Reflect.get(raw, name))
  return read
}

/** Answers false to a fact of its kind that is malformed. */
export type FactListener = (raw: RawFact) => boolean

/** Listens for one kind of fact, or for several. */
export const on =
  <S extends FactSchema>(schemas: S | readonly S[], heard: (fact: FactOf<S>) => void): FactListener =>
  (raw) => {
    const all: readonly S[] = Array.isArray(schemas) ? schemas : [schemas]
    const schema = all.find(({ type }) => type === raw.type)
    const known = schema && readFact(schema, raw)
    if (known) heard(known)
    return !schema || known !== undefined
  }

/**
 * Gives a fact to the listeners of its kind. Whatever is malformed, and whatever could not travel, means: read again.
 * A kind for which nobody listens is somebody else's.
 */
export function hearFact(received: unknown, listeners: readonly FactListener[], onReadAgain: () => void) {
  const raw = anyFact(received)
  if (!raw || raw.type === READ_AGAIN || !listeners.map((hear) => hear(raw)).every(Boolean)) onReadAgain()
}
