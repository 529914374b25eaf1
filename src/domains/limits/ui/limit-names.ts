import type { BreakLength, Period } from '../rules.ts'

export const PERIOD_NAMES: Record<Period, string> = {
  day: 'Por dia',
  week: 'Por semana',
  month: 'Por mês',
  consultation: 'Por conversa',
}

export const BREAK_NAMES: Record<BreakLength, string> = {
  day: '24 horas',
  week: '7 dias',
  month: '30 dias',
  half_year: 'Seis meses',
  year: 'Um ano',
  for_ever: 'Para sempre',
}
