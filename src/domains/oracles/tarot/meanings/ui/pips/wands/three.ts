import type { Meaning } from '../../../rules.ts'

const threeOfWands: Meaning = {
  keywords: {
    upright: ['expansão', 'espera ativa', 'visão ampla'],
    reversed: ['atraso', 'expectativa', 'plano a rever'],
  },
  upright: 'O que dependia de você já saiu do porto. Agora é olhar o mar, acompanhar e pensar na etapa seguinte.',
  reversed:
    'Os barcos demoram e dá vontade de nadar até eles. Talvez o prazo fosse otimista; talvez falte um sócio, um farol, um aviso de chegada.',
  counsel: 'Confira como anda algo que você enviou ou pediu e escreva, com data, o próximo passo.',
  obstacle: 'Ficar de vigia no mirante enquanto o cais espera por arrumação.',
  text: 'Barcos no mar, sol no alto, e uma figura de capa parada no morro com a mão num dos três bastões. Vemos o que ela vê, por cima do seu ombro. Nada indica se as velas vão ou voltam. Waite pensou num comerciante a acompanhar a carga; hoje a carga é um currículo enviado, um edital, sementes encomendadas pelo correio. Esperar também é ofício, e tem tarefas próprias: arrumar o depósito, avisar quem recebe, estudar o vento. Enquanto isso, o bastão fincado dá apoio ao braço.',
  question: 'Enquanto a resposta não chega, que parte do caminho você pode preparar?',
}
