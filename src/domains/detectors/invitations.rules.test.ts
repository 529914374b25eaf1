import { judgeSentences } from './judge-sentences.ts'

judgeSentences('contact', {
  held: `
Me chama no zap
me chame no whatsapp
chama no insta
me chama no dm
Me segue no instagram
me procura no face
me add no telegram
Anota meu número
salva meu contato
Te passo meu telefone
vou te dar meu celular
Meu zap é o mesmo nome
meu insta tem tudo
Qual o seu whatsapp?
me passa seu número
me manda seu telefone
deixa seu contato
Vamos continuar no whats
podemos conversar pelo telegram
te chamo no zap
Te ligo no whatsapp
te adiciono no insta
fala comigo no privado
manda mensagem no meu direct
m e chama no z a p
Me ch4ma no z4p
(11) 98765-4321
onze nove oito sete meia cinco quatro três dois um
nove nove oito sete meia cinco quatro três dois um
9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣
luna.prado@exemplo.com.br
luna arroba gmail ponto com
wa.me/5511987654321
me siga: @lunatarot
www.lunatarot.example
tem tudo em lunatarot.com.br
Me liga no celular, meu contato é 98765 4321
chama eu no wpp
escreve pra mim no email
procura por mim: me acha no facebook
`,
  free: `
Ele te bloqueou no WhatsApp?
Ela visualiza e não responde no zap.
Você viu a foto dela no Instagram?
Ele curtiu a sua foto no insta?
Olhar o Instagram dele não te faz bem.
Saiu do grupo da família no WhatsApp?
Não passo telefone nem rede social.
Não posso te chamar no whatsapp, a conversa fica aqui.
Meu celular travou, desculpe a demora.
Meu número da sorte é o 7.
Qual o seu número de vida?
Qual é o seu signo?
Qual a sua data de nascimento?
Nasci em 14/05/1990 também.
14 05 1990 às 15:30 em Recife.
14-05-1990, às 8h20.
Cartas 3, 7 e 21 na mesa.
Às 18h30 de 12/03/2026.
Carta 10, 13 e 16 na sequência.
2026 soma 10, que soma 1.
A soma de 1+4+0+5+1+9+9+0 dá 29.
Ele não atende o telefone?
Mande uma mensagem curta para ele.
Escreva para ela sem cobrar nada.
Você ligou para ele ontem?
Fale com ele pessoalmente.
Procure a sua mãe esta semana.
Me chama pelo nome, por favor.
Me fala mais da sua mãe.
Me manda a data de nascimento dele.
Manda a pergunta do seu jeito.
Escreve aqui o nome dos dois.
Pode me chamar quando estiver online aqui.
Meu atendimento é das 9h às 18h.
O e-mail do trabalho te preocupa?
A mensagem dele no telegram foi fria.
Sigo aqui com você.
Siga o que o coração diz.
Passo a passo a gente chega.
Anote o sonho assim que acordar.
Guarde esta carta com você.
Seu perfil no mapa é de fogo.
Você me procura sempre em lua cheia, reparei.
`,
})
