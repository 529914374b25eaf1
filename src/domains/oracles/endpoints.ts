import { serve, type Served } from '#platform/http.ts'
import * as contract from './contract.ts'
import { readHoroscope } from './horoscope/read-horoscope.ts'

export const endpoints: Served[] = [serve(contract.getHoroscope, ({ now }) => readHoroscope(now))]
