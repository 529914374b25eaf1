import { kingOfCoins, kingOfCups, kingOfSwords, kingOfWands } from './kings.ts'
import { knightOfCoins, knightOfCups, knightOfSwords, knightOfWands } from './knights.ts'
import { pageOfCoins, pageOfCups, pageOfSwords, pageOfWands } from './pages.ts'
import { queenOfCoins, queenOfCups, queenOfSwords, queenOfWands } from './queens.ts'
const S=['copas','ouros','espadas','paus']
const N=['Copas','Ouros','Espadas','Paus']
const R={pajem:[pageOfCups,pageOfCoins,pageOfSwords,pageOfWands],cavaleiro:[knightOfCups,knightOfCoins,knightOfSwords,knightOfWands],rainha:[queenOfCups,queenOfCoins,queenOfSwords,queenOfWands],rei:[kingOfCups,kingOfCoins,kingOfSwords,kingOfWands]}
export const COURTS = Object.entries(R).flatMap(([r,l])=>l.map((f,i)=>[`${r}-de-${S[i]}`,`${r[0]!.toUpperCase()+r.slice(1)} de ${N[i]}`,f,'']))
