import { pinyin } from 'pinyin-pro'

/** Words the dictionary reads wrongly; the first reading is the right one, the others are what buyers type anyway. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  阿胶: ['e jiao', 'a jiao'],
  参苓: ['shen ling', 'can ling'],
  党参: ['dang shen', 'dang can'],
  丹参: ['dan shen', 'dan can'],
  人参: ['ren shen', 'ren can'],
  苦参: ['ku shen', 'ku can'],
  白术: ['bai zhu', 'bai shu'],
  苍术: ['cang zhu', 'cang shu'],
  莪术: ['e zhu', 'e shu'],
  黄柏: ['huang bo', 'huang bai'],
  知柏: ['zhi bo', 'zhi bai'],
  薄荷: ['bo he', 'bao he'],
  血塞通: ['xue sai tong', 'xue se tong'],
  血糖: ['xue tang', 'xie tang'],
  血压: ['xue ya', 'xie ya'],
  重楼: ['chong lou', 'zhong lou'],
  厚朴: ['hou po', 'hou pu'],
  枳壳: ['zhi qiao', 'zhi ke'],
  甲壳: ['jia qiao', 'jia ke'],
  降香: ['jiang xiang'],
  麦冬: ['mai dong'],
  蛤蚧: ['ge jie', 'ha jie'],
  荨麻: ['xun ma', 'qian ma'],
  地黄: ['di huang'],
  卡马西平: ['ka ma xi ping'],
  氨咖: ['an ka', 'an jia'],
  糖浆: ['tang jiang'],
  咀嚼: ['ju jue', 'zu jue'],
  川芎: ['chuan xiong', 'chuan qiong'],
  桔梗: ['jie geng', 'ju geng'],
  山楂: ['shan zha'],
  枸杞: ['gou qi'],
  薏苡: ['yi yi'],
  大枣: ['da zao'],
  大黄: ['da huang', 'dai huang'],
}

const READINGS_MAX = 8

interface Readings {
  /** First letters, one string a reading, the right one first. */
  readonly initials: readonly string[]
  /** Whole syllables joined, one string a reading, the right one first. */
  readonly full: readonly string[]
}

type Syllables = readonly string[]

function dictionary(text: string): Syllables {
  const read = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
  return read.map((syllable) => syllable.toLowerCase().replaceAll(/[^a-z0-9]/g, '')).filter((syllable) => syllable !== '')
}

/** The word of the table that starts the text, the longest first. */
function tableWord(text: string): string | undefined {
  for (let length = Math.min(4, text.length); length >= 2; length--) {
    const word = text.slice(0, length)
    if (Object.hasOwn(WORDS, word)) return word
  }
  return undefined
}

/** Cuts a name into stretches, each with its alternative readings. */
function stretches(text: string): Syllables[][] {
  const parts: Syllables[][] = []
  let plain = ''
  const flush = (): void => {
    if (plain !== '') parts.push([dictionary(plain)])
    plain = ''
  }
  for (let at = 0; at < text.length;) {
    const word = tableWord(text.slice(at))
    if (word === undefined) {
      plain += text[at]
      at++
      continue
    }
    flush()
    parts.push((WORDS[word] ?? []).map((reading) => reading.split(' ')))
    at += word.length
  }
  flush()
  return parts
}

/** Every reading of a name. A syllable's letters count singly in initials; digits and Latin letters stay as they are. */
export function pinyinReadings(text: string): Readings {
  let all: Syllables[] = [[]]
  for (const choices of stretches(text)) {
    all = all.flatMap((head) => choices.map((choice) => [...head, ...choice])).slice(0, READINGS_MAX)
  }
  const plain = dictionary(text)
  if (!all.some((reading) => reading.join(' ') === plain.join(' '))) all.push(plain)
  return {
    initials: unique(all.map((reading) => reading.map(initialOf).join(''))),
    full: unique(all.map((reading) => reading.join(''))),
  }
}

function initialOf(syllable: string): string {
  return /\d/.test(syllable) ? syllable : syllable.slice(0, 1)
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)].filter((reading) => reading !== '')
}
