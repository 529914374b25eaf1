import { expect, test } from 'vitest'
import { countFacts, FEWEST_FACTS, handwrittenTopics, loneFacts } from './laws/facts.ts'
import { readCode, readDatabaseTexts, type Sources } from './laws/sources.ts'

const code = readCode()

test('every fact is announced and heard by somebody', () => {
  expect(loneFacts(code, readDatabaseTexts())).toEqual([])
})

test('no topic is written by hand', () => {
  expect(handwrittenTopics(code)).toEqual([])
})

test('the law reads enough facts to mean anything', () => {
  expect(countFacts(code)).toBeGreaterThan(FEWEST_FACTS)
})

// The law must be seen to fail: invented files that break it, and what it has to say about them.
const FACTS = 'src/domains/moon/facts.ts'
const moon: [string, string][] = [
  [
    FACTS,
    `import { personTopic } from '#domains/accounts/facts.ts'
     export const moonTopic = topic('moon')
     export const moonRose = fact(moonTopic, 'moon_rose', {})
     export const tideTurned = fact(personTopic, 'tide_turned', {})
     export const TIDES = [tideTurned]`,
  ],
  ['src/domains/accounts/facts.ts', `export const personTopic = topic('person')`],
]
const IMPORTS = `import { moonRose, moonTopic, tideTurned, TIDES } from '#domains/moon/facts.ts'\n`
const moonWith = (text: string): Sources => new Map([...moon, ['src/domains/moon/rise.tsx', IMPORTS + text]])
const nothing: Sources = new Map()

const ANNOUNCES = `announce(tx, moonRose('full', {}), ...ids.map((id) => tideTurned(id)))`
const FINE: [how: string, text: string][] = [
  [
    'a listener of each',
    `${ANNOUNCES}; useFacts(moonTopic('full'), again, [on(moonRose, again), on([tideTurned], again)])`,
  ],
  ['a list of facts and the bus', `${ANNOUNCES}; on(TIDES, again); bus.hear(moonRose, again)`],
  ['a page with the whole topic', `${ANNOUNCES}; publicPageHeaders({ topics: [moonTopic] }); on(tideTurned, again)`],
  ['a page with one topic', `${ANNOUNCES}; publicPageHeaders({ topics: [moonTopic(id)] }); on(tideTurned, again)`],
]
test.each(FINE)('facts with %s are neither lonely nor written by hand', (_how, text) => {
  expect([...loneFacts(moonWith(text), nothing), ...handwrittenTopics(moonWith(text))]).toEqual([])
})

test('a fact that nobody announces is found, unless a database function does', () => {
  const sources = moonWith(`announce(tx, moonRose('full')); on([moonRose, tideTurned], again)`)
  expect(loneFacts(sources, nothing)).toEqual([`nobody announces ${FACTS}#tideTurned`])
  const turn = `select pg_notify('facts', json_build_object('type', 'tide_turned')::text)`
  expect(loneFacts(sources, new Map([['db/functions/turn.sql', turn]]))).toEqual([])
})

test('a fact that nobody hears is found, also when its topic is followed', () => {
  expect(
    loneFacts(moonWith(`${ANNOUNCES}; useFacts(moonTopic('full'), again, [on(tideTurned, again)])`), nothing),
  ).toEqual([`nobody hears ${FACTS}#moonRose`])
})

test.each([
  ['a text', `realtime.follow('person:ana', {})`, 'writes a topic by hand'],
  ['a template', 'announce(tx, { topic: `moon:${id}`, fact })', 'writes a topic by hand'],
  ['a cast', 'const made = given as Topic', 'casts to Topic'],
])('a topic made by %s is found', (_how, text, words) => {
  expect(handwrittenTopics(moonWith(text))).toEqual([`src/domains/moon/rise.tsx ${words}`])
})
