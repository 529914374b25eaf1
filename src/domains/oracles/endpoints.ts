import { serve, type Served } from '#platform/http.ts'
import * as contract from './contract.ts'
import { endpoints as draw } from './draw/endpoints.ts'
import { horoscopeReader } from './horoscope/horoscope-reader.ts'

const readHoroscope = horoscopeReader()

export const endpoints: Served[] = [serve(contract.getHoroscope, ({ now }) => readHoroscope(now)), ...draw]
