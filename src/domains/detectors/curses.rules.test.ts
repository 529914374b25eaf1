import { judgeSentences } from './judge-sentences.ts'

judgeSentences('curse', {
  held: `
Há uma maldição sobre você.
tem uma maldiçao em cima de vc
Existe uma maldição antiga na sua família
Fizeram um trabalho de amarração contra você
fizeram macumba pra vc
Jogaram um feitiço forte em você
Lançaram uma praga na sua vida
Colocaram um encosto em você
mandaram uma demanda contra sua casa
vejo magia negra na sua vida
Sinto bruxaria em cima de você
Você está amaldiçoada
Sua família foi amaldiçoada
seu marido está enfeitiçado
Seu ex foi macumbado
Você está com um encosto
ele tá com uma amarração
Preciso remover a maldição antes de continuar
posso tirar essa macumba
Eu quebro essa demanda pra você
vamos desfazer o feitiço
Vou cortar essa praga
Só eu posso te salvar disso
só eu consigo tirar isso de você
So eu sei como te ajudar
Tem uma amarração contra ele
Há um trabalho contra você, feito no cemitério
Tem um espírito perseguindo você
um obsessor está grudado em você
Exu atrás de você, filha
Você é marcada pelo mal
vc está condenado a sofrer
Isso é maldição de família
é uma praga hereditária
M4ldição: há uma m4ldição em você
há uma maldisao na sua casa
Há, em você, uma mandinga forte
tem vudu na sua vida
Alguém fez uma macumba contra você
uma mulher fez feitiço contra a sua casa
há uma m a l d i ç ã o em você
🕯️ fizeram um trabalho pesado contra vc 🕯️
`,
  free: `
Não há maldição nenhuma sobre você.
Não acredito em maldição, e o jogo não mostra isso.
Ninguém fez macumba para você.
Nenhum feitiço prende vocês; é hábito.
Você acha que fizeram um trabalho contra você?
Quem te disse que há uma maldição na sua família?
A inveja existe, mas não manda na sua vida.
Vejo cansaço, e não feitiço.
O Diabo fala de apegos, não de bruxaria.
Você está muito amarrada a essa história.
A sua energia está pesada, um banho de sol já ajuda.
Um banho de ervas pode relaxar, se você gosta.
Há um nó nesta história, e dá para desatar.
Sinto um peso em volta desta relação.
A carta fala de amarras que você mesma pôs.
Corte o contato por uns dias e veja como se sente.
Quebre o ciclo com uma conversa franca.
Tire um tempo para você.
O encontro de vocês tem uma força antiga.
No candomblé, Exu é mensageiro e abre caminhos.
Pomba-gira fala de desejo e de liberdade.
A sua avó cuida de você de onde está.
Sinto uma presença boa perto de você.
Os espíritos de luz não cobram nada.
Meditar limpa a cabeça.
Limpe a casa, abra as janelas, deixe entrar sol.
A demanda no trabalho dele está grande.
Há muita demanda no mercado para você.
Seu trabalho feito com carinho aparece.
Livre-se do que já não serve.
O mau-olhado é uma crença antiga; aqui a carta mostra ciúme.
Você não está condenada a repetir a história da sua mãe.
É um padrão da família, e padrões mudam.
O filme fala de uma maldição, a sua vida não.
A lenda conta que há uma maldição sobre a cidade.
Ela é uma pessoa enfeitada, gosta de brilho.
Ele está possesso de raiva, mas passa.
Você pode se ajudar muito: comece pelo sono.
Você mesma tem a chave.
Proteção, para mim, é ter limites.
As runas não lançam feitiço em ninguém.
Hagalaz mostra uma tempestade que limpa.
`,
})
