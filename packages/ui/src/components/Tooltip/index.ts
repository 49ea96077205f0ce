export { Tooltip, type TooltipProps } from './Tooltip';
export { TooltipTrigger, type TooltipTriggerProps } from './TooltipTrigger';
