import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: '무게 중량',
    noise_level: '소음 소음도 작동소음',
    screen_size: '화면 화면크기 디스플레이 액정',
    capacity: '용량 내용량 용적 수납량',
    seating_capacity: '인원 인원수 정원 인용 좌석수',
    floor_area: '면적 바닥면적 평수 사용면적',
    height: '높이 키',
    length: '길이 총장 기장',
    width: '너비 폭 가로',
    thickness: '두께',
    depth: '깊이 세로',
    diameter: '지름 직경 구경',
    temperature_comfort: '적정온도 내한온도 사용온도',
    warmth: '보온성 보온력 따뜻함',
    brightness: '밝기 휘도 광량 루멘',
    battery_life: '사용시간 재생시간 연속사용시간 배터리시간 작동시간',
    battery_capacity: '배터리 배터리용량',
    speed: '속도 스피드 회전수',
    wattage: '소비전력 전력 출력 파워 마력',
    suction_power: '흡입력',
    maximum_load: '하중 최대하중 적재량 내하중',
    wireless_range: '통신거리 도달거리 거리 범위',
    number_of_pages: '페이지 쪽수 페이지수',
  },
  superlatives: `
제일 가벼운, 가장 가벼운, 젤 가벼운, 최경량, 초경량 = weight-; 제일 무거운, 가장 무거운, 젤 무거운 = weight+;
제일 조용한, 가장 조용한, 젤 조용한, 소음 제일 적은, 소음이 가장 적은, 제일 안 시끄러운 = noise_level-; 제일 시끄러운, 가장 시끄러운 = noise_level+;
제일 큰, 가장 큰, 젤 큰, 최대 크기, 제일 크고, 제일 넉넉한 = bigness+;
제일 작은, 가장 작은, 젤 작은, 제일 컴팩트한, 가장 컴팩트한, 초소형, 제일 아담한 = bigness-;
제일 많이 들어가는, 가장 많이 들어가는, 용량 제일 큰, 용량이 가장 큰, 제일 대용량, 최대 용량, 용량 제일 많은 = capacity+ seating_capacity+;
화면 제일 큰, 화면이 가장 큰, 제일 큰 화면, 가장 큰 화면 = screen_size+;
제일 긴, 가장 긴, 젤 긴 = length+; 제일 짧은, 가장 짧은, 젤 짧은 = length- height-;
제일 높은, 가장 높은, 젤 높은, 키가 제일 큰 = height+; 제일 낮은, 가장 낮은, 젤 낮은 = height-;
제일 넓은, 가장 넓은, 젤 넓은, 폭이 제일 넓은 = width+; 제일 좁은, 가장 좁은, 폭이 제일 좁은, 제일 슬림한, 가장 슬림한 = width-;
제일 얇은, 가장 얇은, 젤 얇은, 초슬림 = thickness- depth- width-; 제일 두꺼운, 가장 두꺼운, 젤 두꺼운, 제일 도톰한 = thickness+ number_of_pages+;
제일 멀리 가는, 가장 멀리 가는, 제일 멀리까지 = wireless_range+; 제일 깊은, 가장 깊은 = depth+; 제일 얕은, 가장 얕은 = depth-;
제일 따뜻한, 가장 따뜻한, 젤 따뜻한, 제일 따듯한, 제일 따숩은, 보온 제일 잘되는 = temperature_comfort- warmth+;
제일 밝은, 가장 밝은, 젤 밝은 = brightness+;
제일 오래가는, 가장 오래가는, 제일 오래 가는, 가장 오래 가는, 배터리 제일 오래가는, 배터리가 가장 오래가는, 배터리 제일 긴, 제일 오래 쓰는 = battery_life+ battery_capacity+;
제일 빠른, 가장 빠른, 젤 빠른 = speed+; 제일 느린, 가장 느린 = speed-;
흡입력 제일 센, 흡입력 제일 좋은, 흡입력이 가장 강한 = suction_power+;
제일 강한, 가장 강한, 제일 강력한, 가장 강력한, 제일 센, 젤 센, 제일 튼튼한, 가장 튼튼한, 힘 제일 좋은 = wattage+ maximum_load+`,
  most: '제일 많은, 가장 많은, 제일 높은, 가장 높은, 제일 큰, 가장 큰, 최대, 최고, 최다, 젤 많은',
  least: '제일 적은, 가장 적은, 제일 낮은, 가장 낮은, 제일 작은, 가장 작은, 최소, 최저, 젤 적은',
  said: {
    weight: '무거운 가벼운',
    brightness: '빛',
    noise_level: '소리 시끄러운',
    seating_capacity: '플레이어 몇명',
    wireless_range: '도달',
  },
  comparative: [/제일|가장|젤/u, '더'],
};
