interface RegionRow {
  readonly id: number
  readonly parent_id: number
  readonly name: string
  readonly level: 2 | 3
}

type City = readonly [id: number, name: string, districts: readonly (readonly [id: number, name: string])[]]

/** Cities and districts by their administrative code; the provinces come with the first migration. */
const CITIES: readonly City[] = [
  [
    310100,
    '上海城区',
    [
      [310101, '黄浦区'],
      [310115, '浦东新区'],
    ],
  ],
  [
    320100,
    '南京市',
    [
      [320102, '玄武区'],
      [320106, '鼓楼区'],
    ],
  ],
  [
    320500,
    '苏州市',
    [
      [320506, '吴中区'],
      [320508, '姑苏区'],
    ],
  ],
  [
    330100,
    '杭州市',
    [
      [330106, '西湖区'],
      [330110, '余杭区'],
    ],
  ],
  [
    330200,
    '宁波市',
    [
      [330203, '海曙区'],
      [330212, '鄞州区'],
    ],
  ],
  [
    420100,
    '武汉市',
    [
      [420103, '江汉区'],
      [420106, '武昌区'],
    ],
  ],
  [
    440100,
    '广州市',
    [
      [440104, '越秀区'],
      [440106, '天河区'],
    ],
  ],
  [
    440300,
    '深圳市',
    [
      [440304, '福田区'],
      [440305, '南山区'],
    ],
  ],
  [
    510100,
    '成都市',
    [
      [510104, '锦江区'],
      [510107, '武侯区'],
    ],
  ],
]

export const REGIONS: readonly RegionRow[] = CITIES.flatMap(([id, name, districts]) => [
  { id, parent_id: Math.floor(id / 10_000) * 10_000, name, level: 2 as const },
  ...districts.map(([district, districtName]) => ({ id: district, parent_id: id, name: districtName, level: 3 as const })),
])
