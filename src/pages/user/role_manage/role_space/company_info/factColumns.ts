/** Facts stand in two columns where there is room. antd fills in three of its own for widths that are not named. */
export const FACT_COLUMNS = { xs: 1, sm: 2, md: 2, lg: 2, xl: 2, xxl: 2 };
