/** Two columns if there is room. antd uses its own default of three columns for breakpoints that are missing here. */
export const FACT_COLUMNS = { xs: 1, sm: 2, md: 2, lg: 2, xl: 2, xxl: 2 };
