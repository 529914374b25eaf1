import * as a from './cups-to-five.ts'
import * as b from './cups-to-ten.ts'
let all:any={...a,...b}
for (const f of ['coins-to-five','coins-to-ten','swords-to-five','swords-to-ten','wands-to-five','wands-to-ten']) { try { all={...all,...await import('./'+f+'.ts')} } catch(e:any) { if(!e.message.includes('Cannot find'))console.log(e.message) } }
const S=[['Cups','Copas'],['Coins','Ouros'],['Swords','Espadas'],['Wands','Paus']] as const
const N=[['ace','Ás','as'],['two','Dois','dois'],['three','Três','tres'],['four','Quatro','quatro'],['five','Cinco','cinco'],['six','Seis','seis'],['seven','Sete','sete'],['eight','Oito','oito'],['nine','Nove','nove'],['ten','Dez','dez']] as const
export const PIPS=S.flatMap(([e,p])=>N.map(([n,P,s],i)=>[`${s}-de-${p.toLowerCase()}`,`${P} de ${p}`,all[`${n}Of${e}`],['I','II','III','IV','V','VI','VII','VIII','IX','X'][i]])).filter(c=>c[2])
