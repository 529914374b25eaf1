import { z } from 'zod/mini'
import { endpoint, nothing, tolerantList } from '#shared/contract.ts'

/** Where a picture is sent, as the bytes of the body; `alt`: what it shows. */
export const PICTURES_PATH = '/api/team/pictures'
export const PictureAdded = z.object({ name: z.string() })

export const listPictures = endpoint({
  method: 'GET',
  path: PICTURES_PATH,
  access: 'team:content',
  summary: 'The pictures that were added last, forty-eight, to be used again',
  input: nothing,
  output: z.object({ pictures: tolerantList(z.object({ name: z.string(), alt: z.string() })) }),
})
