import { createElement, type ReactNode, useState } from 'react'
import { late } from '#browser/late-code.ts'
import { type KnownBirth, useBirthInput } from './use-birth-input.ts'

export type System = 'placidus' | 'whole-sign'

/** The state of the form, and how its input becomes a chart. Ephemerides are loaded when needed. */
export function useBirthChart(known?: KnownBirth) {
  const input = useBirthInput(known)
  const [system, setSystem] = useState<System>('placidus')
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [result, setResult] = useState<ReactNode>()
  const [resultKey, setResultKey] = useState(0)

  const draw = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const [birth, { ChartResult }] = await Promise.all([input.read(), late(() => import('./chart-result.tsx'))])
      if (!birth) return
      setResult(createElement(ChartResult, { key: resultKey, birth, system }))
      setResultKey(resultKey + 1)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return { input, system, setSystem, isBusy, hasFailed, result, draw }
}
