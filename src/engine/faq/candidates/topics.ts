/** Topic of an attribute concept and how much it matters when somebody thinks of buying, 0 to 1. */
export type TopicPrior = { topic: string; prior: number };

const table = `
material: material .8, outer_material .72, upper_material .72, inner_material .5, filling .62, frame_material .4, sole_material .5, composition .8, metal .7, stone .6, stretch .35, blade_material .5, fabric_weight .3, pole_material .3, membrane .55
measures: dimensions .82, length .6, width .55, height .58, depth .5, thickness .45, diameter .5, packed_size .62, seat_height .5, arm_length .4, cable_length .75, shaft .4, floor_area .5, drop .4, number_of_rooms .45, package_dimensions .05, package_weight .05
weight: weight .78, maximum_load .7
size: size .72, fit .7, inseam .4, chest .4, sleeve .3, shoe_width .5, torso .5, hat_size .5, ring_size .6, bed_size .7
color: color .5, pattern .25, finish .3, lens_color .3
capacity: capacity .78, seating_capacity .85, number_of_shelves .4, number_of_drawers .4, pockets .4
weather: waterproof .9, ip_rating .6, water_repellent .55, quick_drying .42, water_column .6, windproof .5, weather_resistant .6, rust_resistant .4, breathability .5, uv_protection .45, water_depth .5, rain_cover .5
warmth: insulation .6, temperature_range .82, temperature_limit .7, temperature_comfort .82, season .6, fill_power .5, r_value .62, heat_resistance .5
care: care .66, machine_washable .6, dishwasher_safe .6, microwave_safe .5, oven_safe .5, freezer_safe .4, stain_resistant .3
fit_with: compatible_devices .92, vehicle_fit .92, operating_system .7, connector_type .7, connectivity .7, ports .6, fitting_size .7, thread_size .6, mounting_pattern .5, laptop_size .7, induction .6, carrier .7, memory_card .5, plug_type .5, hydration .45, bluetooth_version .4
power: power_source .65, battery_life .82, battery_type .6, battery_capacity .55, charging_time .6, batteries_included .7, batteries_required .65, rechargeable .6, voltage .65, wattage .6, amperage .4, energy_efficiency .5, fuel_type .65, frequency .3
box: included_components .8, pack_quantity .78, number_of_pieces .7, assembly_required .72, installation .6, tools_required .5, instructions .3, remote_control .4
performance: brightness .7, flow_rate .6, speed .5, noise_level .65, processor .7, memory .75, storage .75, graphics .55, screen_size .85, resolution .75, display_type .5, refresh_rate .5, camera .6, coverage .7, printing .7, torque .4, pressure .4, setup_time .55, wireless_range .6, touchscreen .6, gps .5, noise_cancelling .6, dimmable .5, color_temperature .5
contents: ingredients .8, allergens .85, nutrition .6, diet .6, scent .6, flavor .6, dosage .7, serving_size .5, bpa_free .6, expiration .6, storage_instructions .45, skin_type .7, hair_type .7, alcohol .4
people: vegan .42, gender .32, age_range .45, skill_level .4, breed .6, number_of_players .6, hand_orientation .4
origin: country_of_origin .46, certification .42, eco_friendly .4, handmade .3, safety .45
use: terrain .6, freestanding .5, packable .42, doors .4, room_type .4, occasion .3, style .2, shape .3, position .5, closure .4, hood .4, adjustable .4, portable .5, removable .4, wheels .4, lid .4, filter .5, theme .2, reusable .4, timer .3, special_features .5
warranty: warranty .7
maker: manufacturer .06, model .06, brand .0, model_number .0, model_year .12, release_date .1, author .4, language .5, number_of_pages .4, publisher .1, rating .0, gtin .0, price .0, availability .0
`;

function read(text: string): ReadonlyMap<string, TopicPrior> {
  const entries = new Map<string, TopicPrior>();
  for (const line of text.trim().split('\n')) {
    const [topic, concepts] = line.split(': ');
    for (const entry of concepts!.split(', ')) {
      const [id, prior] = entry.split(' ');
      entries.set(id!, { topic: topic!, prior: Number(prior) });
    }
  }
  return entries;
}

const byConcept = read(table);

/** A concept that is known but not listed, and an attribute that is no known concept. */
const unlistedPrior = 0.34;
const unknownPrior = 0.22;

/** Topic and weight of an attribute; `concept` is absent for one that no list knows, `name` is its own name then. */
export function attributeTopic(concept: string | undefined, name: string): TopicPrior {
  if (concept === undefined) return { topic: `attribute:${name}`, prior: unknownPrior };
  return byConcept.get(concept) ?? { topic: `attribute:${concept}`, prior: unlistedPrior };
}
