import type { FactOf } from '#shared/facts.ts'
import type { mediaReported } from '../../../calls/facts.ts'
import {
  type Connection,
  connectionOf,
  countersOf,
  evidenceOf,
  type MediaCounters,
  NO_COUNTERS,
  type Quality,
  qualityOf,
  type StatsEntry,
  type Voices,
  voicesIn,
} from './media-evidence.ts'
import { steady, UNKNOWN_QUALITY } from './quality.ts'

/** As many snapshots as quality looks back. */
const MOST_SNAPSHOTS = 31

type Measured = {
  stats: readonly StatsEntry[]
  quality: Quality | undefined
  connection: Connection | undefined
  voices: Voices
  nowMs: number
}
type Ports = {
  stats: () => Promise<StatsEntry[]>
  /** What a report is judged by, at the moment of its figures. */
  seen: () => { isMuted: boolean; isConnected: boolean; isFlowing: boolean; isVideo: boolean }
  tell: (report: Omit<FactOf<typeof mediaReported>, 'type'>) => void
  measured: (measured: Measured) => void
}

/** What progressed since the report before, told with the newest token that was heard before it was measured. */
export function createMediaReports({ stats: readStats, seen, tell, measured }: Ports) {
  let token = ''
  let before = NO_COUNTERS
  let snapshots: MediaCounters[] = []
  let quality = UNKNOWN_QUALITY
  let isOver = false
  let isMeasuring = false
  let isAskedAgain = false

  /** Each second and when somebody waits for it; asked for while one is measured, another follows. */
  async function report() {
    if (isOver) return
    if (isMeasuring) {
      isAskedAgain = true
      return
    }
    isMeasuring = true
    try {
      const named = token
      const stats = await readStats()
      if (isOver) return
      const { isMuted, isConnected, isFlowing, isVideo } = seen()
      const counters = countersOf(stats)
      const evidence = evidenceOf(before, counters, { isMuted, isConnected })
      before = counters
      tell({ token: named, ...evidence })
      snapshots = isFlowing ? [...snapshots, counters].slice(-MOST_SNAPSHOTS) : []
      const nowMs = performance.now()
      const connection = connectionOf(snapshots)
      quality = steady(quality, qualityOf(connection, isVideo && evidence.frames > 0), nowMs)
      measured({ stats, quality: quality.said, connection, voices: voicesIn(evidence, isFlowing), nowMs })
    } finally {
      isMeasuring = false
    }
    if (!isAskedAgain) return
    isAskedAgain = false
    void report()
  }

  return {
    report,
    /** The line is a new one: its server is asked for a token, because those of the last one may mean nothing to it. */
    restart() {
      token = ''
      void report()
    },
    /** The server's newest token; the first one is answered at once. */
    hearToken(next: string) {
      const isFirst = token === ''
      token = next
      if (isFirst) void report()
    },
    stop() {
      isOver = true
    },
  }
}
