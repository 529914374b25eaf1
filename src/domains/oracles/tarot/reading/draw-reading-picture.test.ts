import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { DrawEvent } from '../../draw/rules.ts'
import { placedCardsOf } from './rules.ts'
import { drawReadingPicture } from './draw-reading-picture.ts'
import { pictureSpecOf, parsePictureSpec } from './picture-spec.rules.ts'

const ROOM = { width: 412, height: 510 }
const chosen = (pieces: readonly number[]) =>
  pieces.map((piece, place): DrawEvent => ({ type: 'chosen', place, position: place, piece, reversed: place === 0 }))

test('a reading is written as a one-line spec and parsed back', () => {
  const laid = placedCardsOf({ layout: 'tres-cartas', events: chosen([0, 18, 77]) })
  const line = pictureSpecOf('tres-cartas', laid)
  expect(line).toBe('tarot tres-cartas o-louco-invertida a-lua rei-de-paus')
  expect(parsePictureSpec(line)).toEqual({
    layout: 'tres-cartas',
    cards: [
      { id: 'o-louco', isReversed: true },
      { id: 'a-lua', isReversed: false },
      { id: 'rei-de-paus', isReversed: false },
    ],
  })
})

test('ten cards fit into a picture, with colours instead of theme names', async () => {
  const laid = placedCardsOf({ layout: 'cruz-celta', events: chosen([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) })
  const svg = drawReadingPicture(pictureSpecOf('cruz-celta', laid), ROOM)!
  expect(svg).not.toMatch(/var\(|currentColor/)
  expect(svg.match(/rotate\(90\)/g)).toHaveLength(1)
  expect(svg.match(/rotate\(180\)/g)).not.toBeNull()
  const { width, height } = await sharp(Buffer.from(svg)).metadata()
  expect({ width, height }).toEqual(ROOM)
})

test.each([
  '',
  'tarot',
  'tarot uma-carta',
  'tarot uma-carta o-louco a-lua',
  'tarot uma-carta <svg>',
  'runas uma-carta o-louco',
  'tarot quatro o-louco',
])('“%s” is not a valid spec', (written) => expect(drawReadingPicture(written, ROOM)).toBeUndefined())
