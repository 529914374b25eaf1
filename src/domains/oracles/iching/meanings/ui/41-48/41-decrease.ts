import type { Meaning } from '../../rules.ts'

const decrease: Meaning = {
  image: 'O lago, ao pé da montanha, evapora devagar; o que ele perde em água a encosta ganha em verde.',
  tradition:
    'Diminuir, aqui, é oferecer: com sinceridade, duas tigelinhas bastam para o rito. Onde andam três, fica faltando um, diz certa linha, e onde anda um chega companhia. Os comentários pedem que se contenham a raiva e os desejos.',
  today:
    'Mudar para um apartamento menor obriga a perguntar a cada objeto se ele vem. Cortar dói na véspera; na semana seguinte, a gaveta fecha sem esforço e sobra parede.',
  counsel: 'Tire uma coisa de cada: da lista, da estante e do prato.',
  question: 'A quem ou a que iria o que você deixasse de gastar?',
}
