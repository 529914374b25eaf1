import type { SeededRandom } from '../seeded-random.ts'

export type DialogueLine = { by: 'client' | 'consultant'; body: string }
/** Groups of lines: the first opens the dialogue, the last closes it, those between may be left out. */
export type Dialogue = readonly (readonly DialogueLine[])[]

/** Parses a dialogue: `C:` is the client, `K:` the consultant; an empty line begins the next group. */
export const parseDialogue = (text: string): Dialogue =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((group) => group.trim().split('\n').map(lineOf))

function lineOf(text: string): DialogueLine {
  const [, who, body] = /^\s*([CK]): (.+)$/.exec(text) ?? []
  if (!who || !body) throw new Error(`A line needs C: or K: in front: ${text}`)
  return { by: who === 'C' ? 'client' : 'consultant', body }
}

const GREETINGS = [
  [12, 'Bom dia'],
  [18, 'Boa tarde'],
  [24, 'Boa noite'],
] as const

export type DialogueSetting = {
  client: string
  isMan: boolean
  consultant: string /** The hour in São Paulo, 0 to 23. */
  hour: number
}

/**
 * Fills in a dialogue for one consultation: leaves out some of its middle and inserts names and the time of day.
 * `{ele|ela}` is chosen by the client's gender.
 */
export function fillDialogue(
  all: Dialogue,
  { client, isMan, consultant, hour }: DialogueSetting,
  random: SeededRandom,
): DialogueLine[] {
  const [opening, middle, goodbye] = [all[0]!, all.slice(1, -1), all.at(-1)!]
  const kept = middle.filter((_, at) => at === 0 || random.chance(0.7))
  const greeting = GREETINGS.find(([until]) => hour < until)![1]
  const named: Record<string, string> = { cliente: client, consultor: consultant, saudação: greeting }
  const filled = (text: string) =>
    text.replace(/\{([^{}|]+)(?:\|([^{}|]+))?\}/g, (_, one: string, other?: string) =>
      other === undefined ? named[one]! : isMan ? one : other,
    )
  return [opening, ...kept, goodbye].flat().map(({ by, body }) => ({ by, body: filled(body) }))
}
