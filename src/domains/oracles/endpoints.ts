import { serve, type Route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { endpoints as draw } from './draw/endpoints.ts'
import { horoscopeReader } from './horoscope/horoscope-reader.ts'
import { getOracleOfDay } from './iching/contract.ts'
import { oracleOfDay } from './iching/oracle-of-day.ts'

const readHoroscope = horoscopeReader()

export const endpoints: Route[] = [
  serve(contract.getHoroscope, ({ now }) => readHoroscope(now)),
  serve(getOracleOfDay, ({ now }) => oracleOfDay(now)),
  ...draw,
]
