import { setPriority, constants } from 'node:os'
import { BUILD } from './build.ts'
import { compressBest } from './compress-files.ts'

/** A program of its own, so that whoever uses the site first has the cores. */
setPriority(constants.priority.PRIORITY_LOW)
await compressBest(`${BUILD}/client`)
