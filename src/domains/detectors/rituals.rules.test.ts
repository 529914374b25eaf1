import { judgeSentences } from './judge-sentences.ts'

judgeSentences('ritual', {
  held: `
Faço o trabalho por R$ 300
faço um trabalho por 300 reais
O ritual custa R$ 150,00
ritual completo sai por 500 conto
A amarração fica em R$ 1.200,00
amarração: 800 reais
limpeza espiritual por R$ 99
Cobro 200 reais pela limpeza
Cobro pelo ritual
Custa trezentos reais o descarrego
trezentos reais o trabalho
O ebó sai a R$ 450
As velas custam R$ 80
preciso de dinheiro para as velas
Preciso do valor do material
manda o dinheiro das ervas
Manda R$ 50 para as velas
paga a taxa do ritual
Deposite o valor da oferenda
envie a quantia para o trabalho
quinhentos reais a amarração
A simpatia vale 60 reais
o banho custa 70 reais
Quebra de demanda por R$ 350
Novena por 40 reais
Desmanche: R$700
R$ 300 pelo trabalho
são 250 reais para a firmeza
pacto por mil reais
A oferenda sai por 90 reais
Adoçamento R$ 180 hoje
Despacho por 220 paus
material do trabalho: rs 120
f4ço o ritu4l por 300 reais
R I T U A L por R$ 300
Faço a magia por duzentos reais
trabalhinho de 100 reais
Reza por 30 reais
corte espiritual fica em R$ 400
feitiço por 150 pila
investimento de R$ 900 no ritual
Valor do ritual: 333 reais
`,
  free: `
A consulta custa R$ 2,99 o minuto.
Dez minutos saem por R$ 29,90 aqui no site.
Você tem R$ 50,00 de saldo, dá para uns quinze minutos.
Não cobro por ritual nenhum.
Ninguém precisa pagar por trabalho nenhum.
Nunca peço dinheiro para velas.
Se alguém pedir dinheiro por um ritual, não pague.
Acenda uma vela branca, se isso te faz bem.
Um banho de ervas em casa já relaxa.
O seu trabalho paga 3.000 reais hoje?
A proposta de trabalho é de R$ 5.000?
Salário de 4 mil reais no novo trabalho é um bom passo.
O trabalho dele rende 2.500 reais por mês.
Vejo mais trabalho e mais dinheiro.
O Ás de Ouros fala de dinheiro que chega.
O curso de R$ 300 vale a pena para o seu trabalho.
O aluguel de 900 reais pesa?
Você gastou 200 reais no mercado?
O empréstimo de dez mil reais assusta, eu sei.
O ritual da noite é seu: chá e silêncio.
Faça um pequeno ritual: escreva e queime o papel com cuidado.
Uma reza curta antes de dormir acalma.
A vela que você acende é símbolo da sua intenção.
Limpeza da casa e luz do sol ajudam.
O trabalho interior leva tempo.
Trabalho com tarot há 15 anos.
Trabalho das 9h às 18h.
Trabalho com 78 cartas e três baralhos.
São 22 arcanos maiores e 56 menores.
Cristal no bolso não precisa ser caro.
O seu corte de cabelo mudou a energia, gostei.
Ele ganha 3 mil reais no trabalho?
Material de estudo: comece pelo baralho de Marselha.
A magia está na atenção.
A oferenda, nessa tradição, é gratidão.
A reza é sua, de graça.
O preço por minuto aparece no alto da sala.
A conta de luz de 300 reais não é azar.
Valeu a pena cada minuto do banho de mar.
São 3 cartas para o trabalho e 3 para o amor.
O contrato de 1.500 reais de trabalho é justo?
Invista em descanso.
`,
})
