export const themeNames = ['midnight', 'ember', 'meadow', 'ocean', 'blush', 'volt', 'daylight'] as const;
export type ThemeName = (typeof themeNames)[number];

/** Words in a brief that make a theme likely, in all languages. The entries are separated by ` / `, and each is a regular expression. */
export const themeWords: Readonly<Record<ThemeName, string>> = {
  midnight:
    'apps? / softwares? / webs? / clouds? / databases? / gits? / dockers? / npms? / querys? / techs? / technologys? / platforms? / apis? / startups? / developers? / robots? / futures? / digitals? / saass? / securitys? / computers? / 科技 / アプリ / تطبيق',
  ember:
    'coffees? / cafés? / cafes? / espressos? / bakerys? / breads? / foods? / restaurants? / pizzas? / burgers? / kitchens? / chefs? / cooks? / cookings? / dinners? / lunchs? / breakfasts? / recipes? / fires? / grills? / spicys? / autumns? / concerts? / wines? / beers? / chocolates? / قهوة / कॉफ़ी / コーヒー / 咖啡 / kaffees? / bars? / bäckerei',
  meadow:
    'greens? / ecos? / ecologicals? / natures? / naturals? / organics? / gardens? / plants? / forests? / trees? / leafs? / farms? / vegans? / healths? / healthys? / wellnesss? / yogas? / sustainables? / sustainabilitys? / climates? / earths? / recycles? / recycleds? / bios? / solars? / salads? / teas? / frühling / 自然 / طبيعة / प्रकृति',
  ocean:
    'travels? / seas? / oceans? / beachs? / islands? / surfs? / surfings? / waters? / waves? / hotels? / holidays? / vacations? / trips? / flights? / skys? / cruises? / summers? / rivers? / lakes? / swims? / pools? / sails? / boats? / divings? / airports? / journeys? / 海 / 旅行 / سفر / समुद्र / urlaubs? / strands? / viajes?',
  blush:
    'beautys? / skins? / skincares? / makeups? / lipsticks? / perfumes? / fashions? / dresss? / weddings? / romances? / roses? / flowers? / brides? / boutiques? / jewelrys? / jewellerys? / silks? / luxurys? / spas? / elegants? / elegances? / hairs? / salons? / fragrances? / 美 / حب / प्यार',
  volt: 'sports? / gyms? / fitnesss? / runnings? / runners? / races? / workouts? / trainings? / energys? / energetics? / powers? / speeds? / bikes? / cyclings? / footballs? / soccers? / basketballs? / games? / gamings? / gamers? / esportss? / cars? / electrics? / drives? / athletes? / teams? / extremes? / adrenalines? / 运动 / رياضة / खेल / deportes?',
  daylight:
    'banks? / finances? / moneys? / invests? / investments? / insurances? / businesss? / offices? / schools? / learnings? / courses? / students? / kidss? / childrens? / familys? / educations? / doctors? / clinics? / hospitals? / houses? / furnitures? / babys? / dentals? / dentistes? / clínicas? / plumbers? / versicherungs? / familles? / familias? / famílias? / 学习 / 学校 / مدرسة / शिक्षा',
};
