/** The figures of a connection in words, rounded: percent, milliseconds. */
export const lossWords = (percent: number) => (percent < 0.5 ? 'sem perda' : `perda de ${Math.round(percent)}%`)
export const roundTripWords = (ms: number) => `ida e volta ${Math.round(ms)} ms`
