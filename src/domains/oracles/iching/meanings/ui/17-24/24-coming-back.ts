import type { Meaning } from '../../rules.ts'

const comingBack: Meaning = {
  image:
    'Um trovão no ventre da terra, em pleno inverno: nada se vê na superfície, e no entanto a noite já começou a encurtar.',
  tradition:
    'Uma linha inteira reaparece embaixo de cinco partidas. Os reis fechavam os caminhos no solstício, mercadores ficavam em casa, e dizia-se que o retorno leva sete dias. Voltar de perto, logo que se percebe o desvio, é a volta mais feliz de todas.',
  today:
    'É a caminhada retomada depois de um mês, o caderno reaberto, a ligação para o irmão. Recomeço gosta de coisa pequena e de silêncio em volta.',
  counsel: 'Volte ao último ponto que estava certo e siga dali, sem refazer a estrada inteira.',
  question: 'A que você já está voltando, sem ter dado nome a isso?',
}
