import { globSync } from 'node:fs'
import { z } from 'zod'
import { readText } from '../read-text.ts'
import { isServiceName } from '../rules.ts'
import type { ServiceText } from './publish-service.ts'

const HERE = new URL('./first-texts/', import.meta.url).pathname
const Front = z.strictObject({ title: z.string(), summary: z.string(), emblem: z.string() })

/** What a site says about each service when it begins; the team changes it. */
export const readFirstServices = (): ServiceText[] =>
  globSync(`${HERE}*.md`).map((path) => {
    const { name, front, markdown } = readText(path)
    if (!isServiceName(name)) throw new Error(`${path} does not name a service`)
    const { title, summary } = Front.parse(front)
    return { name, title, summary, markdown }
  })
